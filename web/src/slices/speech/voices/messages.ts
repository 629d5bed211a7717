import english from '../../../../messages/en/voice-picker.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('voice-picker', english);
