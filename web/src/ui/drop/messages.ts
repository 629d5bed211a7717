import english from '../../../messages/en/drop.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('drop', english);
