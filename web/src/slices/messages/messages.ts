import english from '../../../messages/en/messages.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('messages', english);
