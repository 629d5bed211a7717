import english from '../../../../messages/en/starters.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('starters', english);
