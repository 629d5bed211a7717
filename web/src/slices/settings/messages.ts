import english from '../../../messages/en/settings.json';
import { messagesOf } from '../../lib/messages.ts';

export const t = messagesOf('settings', english);
