import english from '../../../../messages/en/draft-notices.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('draft-notices', english);
