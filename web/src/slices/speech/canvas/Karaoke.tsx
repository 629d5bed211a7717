import { useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { formatTime, textDirection } from '../../../lib/format.ts';
import { play, seek } from '../../../lib/player/controls.ts';
import { playerStore } from '../../../lib/player/state.ts';
import { useStore } from '../../../lib/store.ts';
import type { Segment, TimedWord } from '../../../lib/player/words.ts';
import { Chip } from '../../../ui/button/Chip.tsx';
import { t } from '../takes/messages.ts';
import { SpokenLine } from '../../../ui/audio/SpokenLine.tsx';
import { focusNeighbour } from '../../../ui/audio/word-focus.ts';
import { useHighlight } from '../../../ui/audio/use-highlight.ts';

interface KaraokeProps {
  draftText: string;
  scroller: RefObject<HTMLElement | null>;
  onEdit(): void;
}

/**
 * Shows the text while it is spoken. Words are reached by pointer, or by Tab to the current one and then by arrow
 * keys.
 */
export function Karaoke({ draftText, scroller, onEdit }: KaraokeProps) {
  const root = useRef<HTMLDivElement>(null);
  const item = useStore(playerStore, (player) => player.item);
  const lines = useStore(playerStore, (player) => player.lines);
  const words = useStore(playerStore, (player) => player.words);
  const [isFollowing, setIsFollowing] = useState(true);
  const starts = useMemo(() => lineStarts(lines, words), [lines, words]);
  const text = item?.text ?? '';
  useHighlight(root, scroller, isFollowing, () => setIsFollowing(false));

  function seekTo(element: Element | null): void {
    const at = Number(element?.getAttribute('data-at'));
    const word = words.find((one) => one.at === at);
    if (!word) return;
    seek(word.start);
    setIsFollowing(true);
    void play();
  }

  function onClick(event: MouseEvent) {
    // A click that ends a text selection must not seek.
    if (getSelection()?.isCollapsed !== false) seekTo((event.target as Element).closest('[data-word]'));
  }

  function onKeyDown(event: KeyboardEvent) {
    const word = (event.target as Element).closest<HTMLElement>('[data-word]');
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (word && (event.key === 'Enter' || event.key === ' ') && isPlain) {
      event.preventDefault();
      seekTo(word);
    } else if (word && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      event.preventDefault();
      focusNeighbour(root.current, word, event.key === 'ArrowRight' ? 1 : -1);
    } else if (isPlain && (event.key.length === 1 || event.key === 'Backspace') && event.key !== ' ') {
      // Typing returns to the field, which receives this key.
      if ((event.target as Element).closest('button') === null || word) onEdit();
    } else if (event.key === 'Escape') onEdit();
  }

  return (
    // One handler reads the keys pressed on any word or on the text as a whole.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      role="group"
      aria-label={t('spoken_text')}
      data-karaoke
      tabIndex={-1}
      className="outline-none"
      onKeyDown={onKeyDown}
    >
      {text !== draftText && <p className="ms-16 mb-3 text-caption text-muted max-md:ms-0">{t('another_text')}</p>}
      {/* Keys are handled above. This handles the pointer. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div dir={textDirection(text)} className="text-rest" onClick={onClick}>
        {lines.map((line, index) => (
          // Lines never change their order within one playback.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="grid grid-cols-[48px_minmax(0,1fr)] gap-x-4 max-md:grid-cols-1">
            <LineStart start={starts[index]} />
            <p className="canvas-text min-h-[34px]">
              <SpokenLine line={line} />
            </p>
          </div>
        ))}
      </div>
      {!isFollowing && (
        <Chip className="sticky bottom-2 mx-auto mt-4 flex w-fit shadow-pop" onClick={() => setIsFollowing(true)}>
          {t('follow_words')}
        </Chip>
      )}
    </div>
  );
}

function LineStart({ start }: { start: number | undefined }) {
  if (start === undefined) return <span className="max-md:hidden" />;
  return (
    <button
      type="button"
      aria-label={t('play_from', { time: formatTime(start) })}
      onClick={() => {
        seek(start);
        void play();
      }}
      className="h-[34px] rounded-xs text-end font-mono text-caption text-muted tabular-nums hover:text-ink max-md:h-6 max-md:text-start"
    >
      {formatTime(start)}
    </button>
  );
}

/** Finds when each line begins. Lines without words and lines that have not arrived yet have no start. */
function lineStarts(lines: Segment[][], words: TimedWord[]): (number | undefined)[] {
  let next = 0;
  return lines.map((line) => {
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) return undefined;
    while (next < words.length && words[next]!.at < first.at) next++;
    const word = words[next];
    return word && word.at <= last.at ? word.start : undefined;
  });
}
