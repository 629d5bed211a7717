import { useEffect, useId } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

/** Shows one dialog at a time. A later one hides the others until it closes, and they keep what was typed. */
const stack = createStore<{ ids: readonly string[] }>({ ids: [] });

/** True while this dialog is open and another one is over it. */
export function useIsBehind(isOpen: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    stack.set({ ids: [...stack.get().ids, id] });
    return () => stack.set({ ids: stack.get().ids.filter((one) => one !== id) });
  }, [id, isOpen]);
  return useStore(stack, ({ ids }) => ids.includes(id) && ids.at(-1) !== id);
}
