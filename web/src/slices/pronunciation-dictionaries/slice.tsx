import { defineSlice } from '../../lib/slice.ts';

/** The list and the editor are one import, because the first load holds the code of each. */
const load = async () => (await import('./DictionariesScreen.tsx')).DictionariesScreen;

export const pronunciationDictionaries = defineSlice({
  routes: [
    { page: 'pronunciation', layout: 'studio', load },
    { page: 'dictionary', layout: 'studio', load },
  ],
});
