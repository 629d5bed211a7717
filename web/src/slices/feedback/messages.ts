import english from '../../../messages/en/feedback.json';
import { messagesOf } from '../../lib/messages.ts';

export const t = messagesOf('feedback', english);
