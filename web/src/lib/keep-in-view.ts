/** Milliseconds within which the sections load. After that, nothing moves. */
const readingTime = 5000;
const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a part in view while the parts above it load and grow, until the user scrolls. @returns a function that ends
 * it
 */
export function keepInView(target: Element, block: ScrollLogicalPosition): () => void {
  const observer = new ResizeObserver(() => target.scrollIntoView({ block }));
  for (const part of document.querySelectorAll('main section')) observer.observe(part);
  function end() {
    observer.disconnect();
    clearTimeout(timer);
    for (const userEvent of userEvents) removeEventListener(userEvent, end);
  }
  const timer = setTimeout(end, readingTime);
  for (const userEvent of userEvents) addEventListener(userEvent, end, { passive: true });
  return end;
}
