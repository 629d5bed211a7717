import english from '../../../messages/en/home.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('home', english);
