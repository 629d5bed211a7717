import english from '../../../../messages/en/outcome.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('outcome', english);
