import english from '../../../messages/en/legal.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('legal', english);
