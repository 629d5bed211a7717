import english from '../../../messages/en/history.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('history', english);
