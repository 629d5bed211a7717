import english from '../../../../messages/en/advanced.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('advanced', english);
