import english from '../../../../messages/en/bulk.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('bulk', english);
