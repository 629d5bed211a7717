import english from '../../../../messages/en/pronounce-as.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('pronounce-as', english);
