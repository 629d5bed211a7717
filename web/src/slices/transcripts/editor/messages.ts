import english from '../../../../messages/en/transcript-editor.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('transcript-editor', english);
