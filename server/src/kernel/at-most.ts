/** Limits how many calls of a function run at a time. The others wait in order. */
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
      // The place is handed to the next call in line.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
