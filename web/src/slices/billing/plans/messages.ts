import english from '../../../../messages/en/plans.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('plans', english);
