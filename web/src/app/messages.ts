import english from '../../messages/en/app.json';
import { messagesOf } from '../lib/messages.ts';

export const t = messagesOf('app', english);
