import english from '../../../messages/en/action-links.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('action-links', english);
