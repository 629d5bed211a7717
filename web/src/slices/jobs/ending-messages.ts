import english from '../../../messages/en/job-ends.json';
import { messagesOf } from '../../lib/language/messages.ts';

/** Apart from the other messages, because the first load holds those. */
export const t = messagesOf('job-ends', english);
