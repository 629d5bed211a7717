import english from '../../../messages/en/membership.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('membership', english);
