import english from '../../../../messages/en/takes.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('takes', english);
