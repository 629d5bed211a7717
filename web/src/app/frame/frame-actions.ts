/**
 * Collects what the palette and the list of shortcuts offer everywhere: the slices' pages and actions, and the frame's
 * own.
 */
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { pageAddress } from '#contract/pages.ts';
import { useUser } from '../../lib/account.ts';
import { useActions, type Action } from '../../lib/keys/actions.ts';
import { t } from '../../lib/language/app-messages.ts';
import { openPanel } from '../../lib/panels.ts';
import type { OpenPage } from '../../lib/slice.ts';
import { entries } from './nav.ts';
import { toggleSidebar } from './sidebar-state.ts';
import { pageRoutes, slices } from '../slices.ts';

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

const goActions = (open: OpenPage, isOperator: boolean): Action[] =>
  pageRoutes.flatMap(({ page, isForOperators, open: how }): Action[] => {
    if (!how || (isForOperators && !isOperator)) return [];
    const keys = how.key && `G ${how.key}`;
    // An entry looks as it does in the sidebar.
    const icon = entries.find((entry) => entry.page === page)?.icon;
    return [
      {
        id: `go-${page}`,
        label: how.label(),
        group: 'go',
        run: () => open(page),
        ...(keys ? { keys } : {}),
        ...(icon ? { icon } : {}),
      },
    ];
  });

export const frameActions = (open: OpenPage, isOperator: boolean): Action[] => [
  ...goActions(open, isOperator),
  ...slices.flatMap(({ actions }) => actions?.(open) ?? []),
  ...ownActions(),
];

export function useFrameActions(): void {
  const navigate = useNavigate();
  const isOperator = useUser()?.is_operator ?? false;
  const actions = useMemo(
    () => frameActions((page, search) => void navigate({ href: pageAddress(page, search ?? {}) }), isOperator),
    [navigate, isOperator],
  );
  useActions(actions);
}
