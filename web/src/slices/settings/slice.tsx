import { defineSlice, type Slice } from '../../lib/slice.ts';

/** @param slicesOf gives all slices, because the page of settings consists of their sections. */
export const settingsOf = (slicesOf: () => readonly Slice[]): Slice =>
  defineSlice({
    routes: [
      {
        page: 'settings',
        layout: 'studio',
        async load() {
          const [{ SettingsScreen }, ...lists] = await Promise.all([
            import('./SettingsScreen.tsx'),
            ...slicesOf().map(({ loadSettings }) => loadSettings?.() ?? []),
          ]);
          const sections = lists.flat().toSorted((a, b) => a.order - b.order);
          return () => <SettingsScreen sections={sections} />;
        },
      },
    ],
    loadActions: async () => (await import('./actions.ts')).actions,
  });
