import english from '../../../messages/en/speech.json';
import type { PlainKey } from '#contract/kit/messages.ts';
import { messagesOf } from '../../lib/language/messages.ts';

export type MessageKey = PlainKey<typeof english>;

export const t = messagesOf('speech', english);
