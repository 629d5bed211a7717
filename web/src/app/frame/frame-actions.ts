/**
 * Collects what the palette and the list of shortcuts offer everywhere: the slices' pages and actions, and the frame's
 * own.
 */
import { pages, type PageName } from '#contract/pages.ts';
import type { Action } from '../../lib/keys/actions.ts';
import { t } from '../../lib/language/actions-messages.ts';
import { openPanel } from '../../lib/panels.ts';
import type { OpenPage, SliceActions } from '../../lib/slice.ts';
import { entries, operatorPages } from './nav.ts';
import { toggleSidebar } from './sidebar-state.ts';
import { sliceActions } from '../slice-actions.ts';

const ownActions = (): Action[] => [
  {
    id: 'sidebar',
    label: t('collapse_sidebar'),
    group: 'view',
    run: toggleSidebar,
    isAvailable: () => matchMedia('(min-width: 1024px)').matches,
  },
  { id: 'palette', label: t('open_palette'), group: 'help', keys: 'Mod+K' },
  { id: 'palette-on-home', label: t('open_palette_on_home'), group: 'help', keys: '/' },
  { id: 'shortcuts', label: t('open_shortcuts'), group: 'help', keys: '?', run: () => openPanel('shortcuts') },
  { id: 'shortcuts-anywhere', label: t('open_shortcuts_anywhere'), group: 'help', keys: 'Mod+/' },
];

const isPage = (name: string): name is PageName => name in pages;

const pageActions = (list: SliceActions['pages'], open: OpenPage, isOperator: boolean): Action[] =>
  Object.entries(list ?? {}).flatMap(([page, { label, key }]): Action[] => {
    if (!isPage(page) || (operatorPages.has(page) && !isOperator)) return [];
    // An entry looks as it does in the sidebar.
    const icon = entries.find((entry) => entry.page === page)?.icon;
    return [
      {
        id: `go-${page}`,
        label: label(),
        group: 'go',
        run: () => open(page),
        ...(key ? { keys: `G ${key}` } : {}),
        ...(icon ? { icon } : {}),
      },
    ];
  });

export const frameActions = (open: OpenPage, isOperator: boolean): Action[] => [
  ...sliceActions.flatMap(({ pages: ways }) => pageActions(ways, open, isOperator)),
  ...sliceActions.flatMap(({ actions }) => actions?.(open) ?? []),
  ...ownActions(),
];
