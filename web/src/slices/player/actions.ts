import { t } from '../../lib/language/actions-messages.ts';
import { skip, toggle } from '../../lib/player/controls.ts';
import { keySkipSeconds, playerStore } from '../../lib/player/state.ts';
import type { SliceActions } from '../../lib/slice.ts';
import { toastError } from '../../lib/toasts.ts';

const isLoaded = () => playerStore.get().item !== null;

/** Downloads the current item. The code for it is not part of the first load. */
async function download(): Promise<void> {
  try {
    await (await import('./download/download-played.ts')).downloadPlayed();
  } catch (error) {
    toastError(error);
  }
}

export const actions: SliceActions = {
  actions: () => [
    { id: 'play-pause', label: t('play_pause'), group: 'player', keys: 'Space', run: toggle, isAvailable: isLoaded },
    {
      id: 'play-back',
      label: t('play_back'),
      group: 'player',
      keys: '←',
      run: () => skip(-keySkipSeconds),
      isAvailable: isLoaded,
    },
    {
      id: 'play-forward',
      label: t('play_forward'),
      group: 'player',
      keys: '→',
      run: () => skip(keySkipSeconds),
      isAvailable: isLoaded,
    },
    {
      id: 'download-playing',
      label: t('download_playing'),
      group: 'player',
      run: () => void download(),
      isAvailable: () => isLoaded() && !playerStore.get().isReceiving,
    },
  ],
};
