import english from '../../../../messages/en/promo.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('promo', english);
