import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';

interface FadedListProps {
  /** When this changes, the list scrolls to its end. */
  newest: string | undefined;
  className?: string;
  children: ReactNode;
}

/** Draws a list that scrolls sideways. An edge is faded while there is more behind it. */
export function FadedList({ newest, className, children }: FadedListProps) {
  const list = useRef<HTMLUListElement>(null);

  // Runs after every render, because the number of children decides what is hidden.
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const mark = () => {
      const hidden = element.scrollWidth - element.clientWidth;
      const before = Math.abs(element.scrollLeft);
      element.style.setProperty('--fade-start', before > 1 ? '28px' : '0px');
      element.style.setProperty('--fade-end', hidden - before > 1 ? '28px' : '0px');
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    const resizing = new ResizeObserver(mark);
    resizing.observe(element);
    for (const child of element.children) resizing.observe(child);
    return () => {
      element.removeEventListener('scroll', mark);
      resizing.disconnect();
    };
  });

  useEffect(() => {
    if (!newest) return;
    const end = (list.current?.scrollWidth ?? 0) * (document.dir === 'rtl' ? -1 : 1);
    list.current?.scrollTo({ left: end });
  }, [newest]);

  return (
    <ul
      ref={list}
      className={clsx(
        'flex overflow-x-auto [mask-image:linear-gradient(to_right,transparent,black_var(--fade-start,0px),black_calc(100%-var(--fade-end,0px)),transparent)]',
        'rtl:[mask-image:linear-gradient(to_left,transparent,black_var(--fade-start,0px),black_calc(100%-var(--fade-end,0px)),transparent)]',
        className,
      )}
    >
      {children}
    </ul>
  );
}
