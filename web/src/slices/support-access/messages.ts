import english from '../../../messages/en/support-access.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('support-access', english);
