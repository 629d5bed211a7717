import english from '../../../../messages/en/pronunciation-sound.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('pronunciation-sound', english);
