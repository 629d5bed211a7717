import english from '../../../messages/en/share-videos.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('share-videos', english);
