import english from '../../../messages/en/api-keys.json';
import { messagesOf } from '../../lib/messages.ts';

export const t = messagesOf('api-keys', english);
