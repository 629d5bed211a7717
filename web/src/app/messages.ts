import english from '../../messages/en/shell.json';
import { messagesOf } from '../lib/messages.ts';

export const t = messagesOf('shell', english);
