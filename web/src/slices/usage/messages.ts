import english from '../../../messages/en/usage.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('usage', english);
