import english from '../../../messages/en/feedback.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('feedback', english);
