import english from '../../../messages/en/accounts.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('accounts', english);
