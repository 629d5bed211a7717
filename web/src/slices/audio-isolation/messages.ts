import english from '../../../messages/en/audio-isolation.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('audio-isolation', english);
