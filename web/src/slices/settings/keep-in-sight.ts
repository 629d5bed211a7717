/** Milliseconds in which the sections are read; after that nothing moves any more. */
const readingTime = 5000;
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Leads to a part of a page whose other parts are still being read and grow, until somebody moves by themselves.
 *
 * @returns a function that ends it
 */
export function keepInSight(target: Element, block: ScrollLogicalPosition): () => void {
  const growing = new ResizeObserver(() => target.scrollIntoView({ block }));
  for (const part of document.querySelectorAll('main section')) growing.observe(part);
  function end() {
    growing.disconnect();
    clearTimeout(timer);
    for (const hand of hands) removeEventListener(hand, end);
  }
  const timer = setTimeout(end, readingTime);
  for (const hand of hands) addEventListener(hand, end, { passive: true });
  return end;
}
