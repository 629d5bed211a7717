import english from '../../../messages/en/jobs.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('jobs', english);
