import english from '../../../messages/en/dialogue.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('dialogue', english);
