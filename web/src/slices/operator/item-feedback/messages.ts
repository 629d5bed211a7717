import english from '../../../../messages/en/item-review.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('item-review', english);
