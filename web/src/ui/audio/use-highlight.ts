import { useEffect, type RefObject } from 'react';
import { clockStore, playerStore } from '../../lib/player/state.ts';
import { wordAt } from '../../lib/player/words.ts';

/** Seconds for which a word stays highlighted after its audio, so that the highlight does not flicker between words. */
const highlightLinger = 0.12;

/**
 * Colours the words in place. Forty times a second and with thousands of words, going through React would draw the
 * whole text each time; here only the words that changed are touched.
 */
export function useHighlight(
  root: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  isFollowing: boolean,
  onScrollAway: () => void,
): void {
  useEffect(() => {
    const spans = Array.from(root.current?.querySelectorAll<HTMLElement>('[data-at]') ?? []);
    const places = spans.map((span) => Number(span.dataset.at));
    const words = spans.filter((span) => span.dataset.word);
    let passed = 0;
    let current: HTMLElement | undefined;
    let stop: HTMLElement | undefined;

    function paint() {
      const { words: timed, status } = playerStore.get();
      const { time } = clockStore.get();
      const index = status === 'ended' ? timed.length - 1 : wordAt(timed, time);
      const word = timed[index];
      const isNow = word !== undefined && status !== 'ended' && time <= word.end + highlightLinger;
      const place = word ? places.indexOf(word.at) : -1;
      const until = place === -1 ? 0 : isNow ? place : endOfWord(spans, place);
      for (; passed < until; passed++) spans[passed]!.dataset.state = 'past';
      for (; passed > until; passed--) delete spans[passed - 1]!.dataset.state;
      const next = isNow ? spans[place] : undefined;
      if (next === current) return;
      if (current && places.indexOf(Number(current.dataset.at)) >= until) delete current.dataset.state;
      else if (current) current.dataset.state = 'past';
      current = next;
      if (!current) return;
      current.dataset.state = 'now';
      if (isFollowing) keepInView(current, scroller.current);
      moveTabStop(current);
    }

    function moveTabStop(word: HTMLElement) {
      // The focus must not move while the user steps through the words.
      if (stop && stop === document.activeElement) return;
      stop?.removeAttribute('role');
      stop?.removeAttribute('tabindex');
      stop = word;
      stop.setAttribute('role', 'button');
      stop.tabIndex = 0;
    }

    if (words[0]) moveTabStop(words[0]);
    paint();
    const unsubscribeClock = clockStore.subscribe(paint);
    const unsubscribePlayer = playerStore.subscribe(paint);
    return () => {
      unsubscribeClock();
      unsubscribePlayer();
    };
  }, [root, scroller, isFollowing]);

  useEffect(() => {
    const element = scroller.current;
    const onScroll = () => element && element.scrollHeight > element.clientHeight && onScrollAway();
    element?.addEventListener('wheel', onScroll, { passive: true });
    element?.addEventListener('touchmove', onScroll, { passive: true });
    return () => {
      element?.removeEventListener('wheel', onScroll);
      element?.removeEventListener('touchmove', onScroll);
    };
  }, [scroller, onScrollAway]);
}

/** Finds the end of a word together with the punctuation that belongs to it. */
function endOfWord(spans: HTMLElement[], place: number): number {
  let end = place + 1;
  while (end < spans.length && !spans[end]!.dataset.word) end++;
  return end;
}

/** Scrolls the word into the middle third. */
function keepInView(word: HTMLElement, scroller: HTMLElement | null): void {
  if (!scroller || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [box, frame] = [word.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const third = frame.height / 3;
  if (box.top >= frame.top + third * 0.5 && box.bottom <= frame.bottom - third) return;
  scroller.scrollBy({ top: box.top - frame.top - third, behavior: 'smooth' });
}
