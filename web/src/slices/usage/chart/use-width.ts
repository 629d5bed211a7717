import { useCallback, useState } from 'react';

/** Measures an element, so that a chart is drawn in its pixels. */
export function useWidth(first: number): [number, (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(first);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}
