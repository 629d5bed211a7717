import english from '../../../messages/en/downloads.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('downloads', english);
