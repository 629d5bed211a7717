import english from '../../../messages/en/share-links.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('share-links', english);
