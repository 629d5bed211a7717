import english from '../../../messages/en/operator.json';
import { messagesOf } from '../../lib/messages.ts';

export const t = messagesOf('operator', english);
