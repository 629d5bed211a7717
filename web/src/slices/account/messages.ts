import english from '../../../messages/en/account.json';
import { messagesOf } from '../../lib/messages.ts';

export const t = messagesOf('account', english);
