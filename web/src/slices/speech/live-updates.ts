import { getDictionary, listDictionaries, listUses, listVersions } from '#contract/pronunciation-dictionaries/api.ts';
import { listVoices } from '#contract/voices/api.ts';
import type { LiveUpdates } from '../../lib/slice.ts';

/** What speech is made with. The screens of dictionaries have no updates of their own, for the sake of the first load. */
export const liveUpdates: LiveUpdates = {
  voice: [listVoices],
  pronunciation_dictionary: [listDictionaries, getDictionary, listVersions, listUses],
};
