import english from '../../../messages/en/item-feedback.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('item-feedback', english);
