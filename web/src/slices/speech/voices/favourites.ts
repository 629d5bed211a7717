import type { Answer } from '#contract/kit/endpoint.ts';
import { addVoiceFavorite, listVoices, removeVoiceFavorite } from '#contract/voices/api.ts';
import type { Voice } from '#contract/voices/types.ts';
import { call } from '../../../lib/api.ts';
import { queryClient, readKey } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';

function mark(voiceId: string, isFavourite: boolean): void {
  queryClient.setQueryData<Answer<typeof listVoices>>(
    readKey(listVoices, {}),
    (list) =>
      list && {
        voices: list.voices.map((one) => (one.voice_id === voiceId ? { ...one, is_bookmarked: isFavourite } : one)),
      },
  );
}

/** Updates the screen at once, and reverts it with a message when the server refuses. */
export async function toggleFavourite({ voice_id, is_bookmarked }: Voice): Promise<void> {
  const isFavourite = !is_bookmarked;
  mark(voice_id, isFavourite);
  try {
    await call(isFavourite ? addVoiceFavorite : removeVoiceFavorite, { params: { voice_id } });
  } catch (error) {
    mark(voice_id, !isFavourite);
    toastError(error);
  }
}
