import { defineSlice, type LinkActions, type Slice } from '../../lib/slice.ts';

/** @param slicesOf gives all slices, because what a link asks for is theirs. */
export const actionLinksOf = (slicesOf: () => readonly Slice[]): Slice =>
  defineSlice({
    routes: [
      {
        page: 'action',
        layout: 'public',
        async load() {
          const [{ ActionScreen }, ...lists] = await Promise.all([
            import('./ActionScreen.tsx'),
            ...slicesOf().map(({ loadLinkActions }) => loadLinkActions?.() ?? {}),
          ]);
          const actions: LinkActions = Object.assign({}, ...lists);
          return () => <ActionScreen actions={actions} />;
        },
        loadProblem: async () => (await import('./ActionScreen.tsx')).ActionProblem,
      },
    ],
  });
