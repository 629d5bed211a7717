import { useEffect, useState } from 'react';

/** Counts down the seconds before another mail may be requested, starting with `begin()`. */
export function usePause(seconds: number, isBegun = false): { left: number; begin(): void } {
  const [until, setUntil] = useState(() => (isBegun ? Date.now() + seconds * 1000 : 0));
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  return {
    left: Math.max(0, Math.ceil((until - now) / 1000)),
    begin() {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1000);
    },
  };
}
