import english from '../../../../messages/en/pricing.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('pricing', english);
