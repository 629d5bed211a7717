/** The same function, of which only so many run at a time; the others wait in their order. */
export function atMost<A extends unknown[], T>(
  limit: number,
  run: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (...args) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await run(...args);
    } finally {
      // The place goes on to who waits.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
