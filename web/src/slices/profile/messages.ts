import english from '../../../messages/en/profile.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('profile', english);
