import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pageAddress } from '#contract/pages.ts';
import { useUser } from '../../lib/account.ts';
import { importEventually } from '../../lib/code/code-loader.ts';
import { useActions, type Action } from '../../lib/keys/actions.ts';

const none: readonly Action[] = [];

/** Offers the actions of the frame and the slices. The first screen needs none of them, so their code follows it. */
export function useFrameActions(): void {
  const navigate = useNavigate();
  const isOperator = useUser()?.is_operator ?? false;
  const [actions, setActions] = useState(none);
  useEffect(() => {
    let isOver = false;
    void importEventually(() => import('./frame-actions.ts')).then(({ frameActions }) => {
      if (isOver) return;
      setActions(frameActions((page, search) => void navigate({ href: pageAddress(page, search ?? {}) }), isOperator));
    });
    return () => {
      isOver = true;
    };
  }, [navigate, isOperator]);
  useActions(actions);
}
