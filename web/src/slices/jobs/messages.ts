import english from '../../../messages/en/jobs.json';
import { messagesOf } from '../../lib/messages.ts';

export const t = messagesOf('jobs', english);
