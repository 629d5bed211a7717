import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pageAddress } from '#contract/pages.ts';
import { useUser } from '../../lib/account.ts';
import { importEventually } from '../../lib/code/code-loader.ts';
import { useActions, type Action } from '../../lib/keys/actions.ts';

const none: readonly Action[] = [];

async function loadActions() {
  const { frameActions, loadSliceActions } = await import('./frame-actions.ts');
  return { frameActions, list: await loadSliceActions() };
}

/** Offers the actions of the frame and the slices. The first screen needs none of them, so their code follows it. */
export function useFrameActions(): void {
  const navigate = useNavigate();
  const isOperator = useUser()?.is_operator ?? false;
  const [actions, setActions] = useState(none);
  useEffect(() => {
    let isOver = false;
    void importEventually(loadActions).then(({ frameActions, list }) => {
      if (isOver) return;
      setActions(
        frameActions(list, (page, search) => void navigate({ href: pageAddress(page, search ?? {}) }), isOperator),
      );
    });
    return () => {
      isOver = true;
    };
  }, [navigate, isOperator]);
  useActions(actions);
}
