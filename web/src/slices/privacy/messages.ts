import english from '../../../messages/en/privacy.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('privacy', english);
