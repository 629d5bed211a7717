import { addVoiceFavorite, listVoices, removeVoiceFavorite } from '#contract/voices/api.ts';
import type { Voice } from '#contract/voices/types.ts';
import { call } from '../../../lib/api.ts';
import { changeRead, choose, chosenIn, type Choices } from '../../../lib/choices/choices.ts';

const nameOfStar = (voiceId: string) => `favourite ${voiceId}`;

/** The voices as they are shown while some are being marked. */
export const markedIn = (choices: Choices, voices: Voice[]): Voice[] =>
  voices.map((voice) => {
    const is_bookmarked = chosenIn(choices, nameOfStar(voice.voice_id), voice.is_bookmarked ?? null);
    return is_bookmarked === (voice.is_bookmarked ?? null) ? voice : { ...voice, is_bookmarked };
  });

export function toggleFavourite({ voice_id, is_bookmarked }: Voice): Promise<void> {
  const isFavourite = !is_bookmarked;
  return choose(nameOfStar(voice_id), isFavourite, async () => {
    await call(isFavourite ? addVoiceFavorite : removeVoiceFavorite, { params: { voice_id } });
    await changeRead(listVoices, {}, ({ voices }) => ({
      voices: voices.map((one) => (one.voice_id === voice_id ? { ...one, is_bookmarked: isFavourite } : one)),
    }));
  });
}
