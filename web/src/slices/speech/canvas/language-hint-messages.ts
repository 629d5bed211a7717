import english from '../../../../messages/en/language-hint.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('language-hint', english);
