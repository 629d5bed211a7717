import english from '../../../messages/en/speech.json';
import { messagesOf } from '../../lib/messages.ts';

export type MessageKey = keyof typeof english;

export const t = messagesOf('speech', english);
