import english from '../../../messages/en/app.json';
import { messagesOf } from './messages.ts';

export const t = messagesOf('app', english);
