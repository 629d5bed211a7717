import english from '../../../messages/en/billing.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('billing', english);
