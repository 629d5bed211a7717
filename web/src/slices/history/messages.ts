import english from '../../../messages/en/history.json';
import { messagesOf } from '../../lib/messages.ts';

export const t = messagesOf('history', english);
