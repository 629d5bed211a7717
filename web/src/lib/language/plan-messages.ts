import english from '../../../messages/en/plan.json';
import { messagesOf } from './messages.ts';

export const t = messagesOf('plan', english);
