import { defineSlice, type LinkActions, type Slice } from '../../lib/slice.ts';

/** @param loadActions gives what a link may ask for, which belongs to other slices. */
export const actionLinksOf = (loadActions: () => Promise<readonly LinkActions[]>): Slice =>
  defineSlice({
    routes: [
      {
        page: 'action',
        layout: 'public',
        async load() {
          const [{ ActionScreen }, lists] = await Promise.all([import('./ActionScreen.tsx'), loadActions()]);
          const actions: LinkActions = Object.assign({}, ...lists);
          return () => <ActionScreen actions={actions} />;
        },
        loadProblem: async () => (await import('./ActionScreen.tsx')).ActionProblem,
      },
    ],
  });
