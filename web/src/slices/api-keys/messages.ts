import english from '../../../messages/en/api-keys.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('api-keys', english);
