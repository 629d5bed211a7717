import { defineSlice, type SettingsSection, type Slice } from '../../lib/slice.ts';

/** @param load gives the sections that the page consists of, which belong to other slices. */
export const settingsOf = (load: () => Promise<readonly SettingsSection[]>): Slice =>
  defineSlice({
    routes: [
      {
        page: 'settings',
        layout: 'studio',
        async load() {
          const [{ SettingsScreen }, sections] = await Promise.all([import('./SettingsScreen.tsx'), load()]);
          return () => <SettingsScreen sections={sections} />;
        },
      },
    ],
  });
