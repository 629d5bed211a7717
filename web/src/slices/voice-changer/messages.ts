import english from '../../../messages/en/voice-changer.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('voice-changer', english);
