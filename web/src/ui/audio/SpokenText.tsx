import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { DialogueLine } from '#contract/dialogue/types.ts';
import { textDirection } from '../../lib/format.ts';
import type { Segment, TimedWord } from '../../lib/player/words.ts';
import { Conversation } from './Conversation.tsx';
import { SpokenLine } from './SpokenLine.tsx';
import { focusNeighbour } from './word-focus.ts';
import { useHighlight } from './use-highlight.ts';

interface SpokenTextProps {
  label: string;
  text: string;
  lines: Segment[][];
  /** The turns of a dialogue, whose lines these are. */
  turns?: readonly DialogueLine[] | null;
  /** The words that have a time. Only they can be clicked. */
  words: readonly TimedWord[];
  /** The player holds this item, so its words follow the clock. */
  isLoaded: boolean;
  scroller: RefObject<HTMLElement | null>;
  /** Seconds from the start. */
  onSeek(time: number): void;
}

/** Shows a text with clickable words. One word is a tab stop, and the arrow keys move from word to word. */
export function SpokenText(props: SpokenTextProps) {
  const { label, text, lines, turns, words, isLoaded, scroller, onSeek } = props;
  const root = useRef<HTMLDivElement>(null);
  /** The word that the user chose before the times arrived. */
  const wanted = useRef<number>(undefined);

  function seekTo(at: number): void {
    const word = words.find((one) => one.at === at);
    wanted.current = words.length === 0 ? at : undefined;
    if (word) onSeek(word.start);
  }

  useEffect(() => {
    if (words.length > 0 && wanted.current !== undefined) seekTo(wanted.current);
  });

  function onClick(event: MouseEvent) {
    // A click that ends a text selection must not seek.
    const word = (event.target as Element).closest('[data-word]');
    if (word && getSelection()?.isCollapsed !== false) seekTo(Number(word.getAttribute('data-at')));
  }

  function onKeyDown(event: KeyboardEvent) {
    const word = (event.target as Element).closest<HTMLElement>('[data-word]');
    if (!word || event.ctrlKey || event.metaKey || event.altKey) return;
    const isArrow = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
    if (!isArrow && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (isArrow) focusNeighbour(root.current, word, event.key === 'ArrowRight' ? 1 : -1);
    else seekTo(Number(word.getAttribute('data-at')));
  }

  return (
    // One handler reads the pointer and the keys for all words, because there may be thousands.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={root}
      role="group"
      aria-label={label}
      dir={textDirection(text)}
      onClick={onClick}
      onKeyDown={onKeyDown}
      className={isLoaded ? 'text-rest' : 'text-ink'}
    >
      {isLoaded ? <Follower root={root} scroller={scroller} /> : null}
      {turns && <Conversation turns={turns} lines={lines} tabStop={isLoaded ? undefined : words[0]?.at} />}
      {(turns ? [] : lines).map((line, index) => (
        // The lines of one text never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index} className="min-h-7 text-[16px] leading-7 [overflow-wrap:anywhere] whitespace-pre-wrap">
          <SpokenLine line={line} tabStop={isLoaded ? undefined : words[0]?.at} />
        </p>
      ))}
    </div>
  );
}

/** A component of its own, so that a text that is not playing does not watch the clock. */
function Follower({
  root,
  scroller,
}: {
  root: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
}) {
  useHighlight(root, scroller, true, doNothing);
  return null;
}
const doNothing = () => undefined;
