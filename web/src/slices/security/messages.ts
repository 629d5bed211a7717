import english from '../../../messages/en/security.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('security', english);
