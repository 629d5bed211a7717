import { useEffect } from 'react';
import { ownsKeys } from '../../lib/hooks.ts';
import { isSingleKey } from '../../lib/keys/single-keys.ts';

interface AccountKeys {
  /** The ids in the order of the list. */
  order: readonly string[];
  openId: string | undefined;
  open(id: string | undefined): void;
}

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-account="${CSS.escape(id)}"] a`);

function stepOf(event: KeyboardEvent): number {
  if (isSingleKey(event, 'j')) return 1;
  if (isSingleKey(event, 'k')) return -1;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return 0;
  return { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
}

/** Binds the keys of the list, wherever the focused element does not use them. Enter opens the focused row, as a link. */
export function useAccountKeys({ order, openId, open }: AccountKeys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || ownsKeys(event.target, event.key)) return;
      if (event.key === 'Escape' && openId !== undefined) {
        event.preventDefault();
        open(undefined);
        rowOf(openId)?.focus();
        return;
      }
      const step = stepOf(event);
      if (step === 0) return;
      const focused = document.activeElement?.closest<HTMLElement>('[data-account]')?.dataset.account;
      const from = order.indexOf(focused ?? openId ?? '');
      const next = order[from === -1 ? 0 : from + step];
      if (next === undefined) return;
      event.preventDefault();
      rowOf(next)?.focus();
      if (openId !== undefined) open(next);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [order, openId, open]);
}
