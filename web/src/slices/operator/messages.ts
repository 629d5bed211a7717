import english from '../../../messages/en/operator.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('operator', english);
