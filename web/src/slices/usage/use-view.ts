import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { pages } from '#contract/pages.ts';
import { useAllParams } from '../../lib/address/params.ts';
import { readView, writeView, type View } from './view.ts';

/** The view in the address, and the way to another one. */
export function useView(isOfWorkspace: boolean, hasMoney: boolean): [View, (change: Partial<View>) => void] {
  const search = useAllParams();
  const navigate = useNavigate();
  const view = useMemo(() => readView(search, isOfWorkspace, hasMoney), [search, isOfWorkspace, hasMoney]);
  const change = (part: Partial<View>) => {
    const to = isOfWorkspace ? pages.usageWorkspace : pages.usage;
    void navigate({ to, search: writeView({ ...view, ...part }), replace: true, resetScroll: false });
  };
  return [view, change];
}
