import english from '../../../messages/en/webhooks.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('webhooks', english);
