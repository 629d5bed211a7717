import english from '../../../messages/en/home.json';
import { messagesOf } from '../../lib/messages.ts';

export const t = messagesOf('home', english);
