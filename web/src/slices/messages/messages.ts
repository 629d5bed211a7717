import english from '../../../messages/en/messages.json';
import { messagesOf } from '../../lib/messages.ts';

export const t = messagesOf('messages', english);
