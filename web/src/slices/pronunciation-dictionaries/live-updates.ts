import { getDictionary, listDictionaries, listUses, listVersions } from '#contract/pronunciation-dictionaries/api.ts';
import type { LiveUpdates } from '../../lib/slice.ts';

export const liveUpdates: LiveUpdates = {
  pronunciation_dictionary: [listDictionaries, getDictionary, listVersions, listUses],
};
