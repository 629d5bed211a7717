import english from '../../../messages/en/settings.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('settings', english);
