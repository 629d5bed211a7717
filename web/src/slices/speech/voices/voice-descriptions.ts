import english from '../../../../messages/en/voice-descriptions.json';
import type { Voice } from '#contract/voices/types.ts';
import { messagesOf } from '../../../lib/language/messages.ts';

const t = messagesOf('voice-descriptions', english);
const isKnown = (id: string): id is keyof typeof english => Object.hasOwn(english, id);

/** Describes a premade voice in the language of the reader, and any other as its owner does. */
export const voiceDescription = ({ voice_id, description }: Pick<Voice, 'voice_id' | 'description'>): string =>
  isKnown(voice_id) ? t(voice_id) : (description ?? '');
