import english from '../../../messages/en/speech.json';
import { messagesOf, type PlainKey } from '../../lib/messages.ts';

export type MessageKey = PlainKey<typeof english>;

export const t = messagesOf('speech', english);
