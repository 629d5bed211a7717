import english from '../../../../messages/en/dictionary-editor.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('dictionary-editor', english);
