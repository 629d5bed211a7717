import { useState } from 'react';

/** A button that works: another click does nothing until the work is done. A browser on its way elsewhere stays busy. */
export function useBusy(): [isBusy: boolean, run: (work: () => Promise<unknown>) => void] {
  const [isBusy, setIsBusy] = useState(false);
  return [
    isBusy,
    (work) => {
      if (isBusy) return;
      setIsBusy(true);
      void work().finally(() => setIsBusy(false));
    },
  ];
}
