import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { maxDialogueTurns } from '#contract/dialogue/types.ts';
import { play, seek } from '../../../lib/player/controls.ts';
import { clockStore, playerStore } from '../../../lib/player/state.ts';
import { wordAt } from '../../../lib/player/words.ts';
import { useStore } from '../../../lib/store.ts';
import { linesOfTurns } from '../../../ui/audio/Conversation.tsx';
import { SpokenLine } from '../../../ui/audio/SpokenLine.tsx';
import { useHighlight } from '../../../ui/audio/use-highlight.ts';
import { focusNeighbour } from '../../../ui/audio/word-focus.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Chip } from '../../../ui/button/Chip.tsx';
import { t } from '../messages.ts';
import type { DialogueView } from '../use-dialogue.ts';
import { addTurn, shiftTurn } from './turn-actions.ts';
import { TurnRow } from './TurnRow.tsx';
import { turnText } from './turn-text.ts';
import { TurnText } from './TurnText.tsx';
import { useDrag, type Drag } from './use-drag.ts';
import { editAgain, useHeard } from './heard.ts';

interface TurnListProps {
  dialogue: DialogueView;
  scroller: RefObject<HTMLElement | null>;
  onScript(text: string, turnId: string): void;
}

/** The turns: fields to write in, or their words while they are spoken. */
export function TurnList({ dialogue, scroller, onScript }: TurnListProps) {
  const { turns, nameOf } = dialogue;
  const list = useRef<HTMLOListElement>(null);
  const drag = useDrag(list, scroller, shiftTurn);
  const heard = useHeard();
  const isFull = turns.length >= maxDialogueTurns;
  return (
    <>
      {heard ? (
        <SpokenTurns key={heard.load} dialogue={dialogue} scroller={scroller} drag={drag} />
      ) : (
        <ol ref={list} aria-label={t('turns')} className="flex flex-col gap-0.5">
          {turns.map((turn, at) => (
            <TurnRow
              key={turn.id}
              dialogue={dialogue}
              turn={turn}
              at={at}
              drag={drag}
              isSpeaking={false}
              onPlay={undefined}
            >
              <TurnText
                turn={turn}
                at={at}
                count={turns.length}
                name={nameOf(turn.voice_id)}
                onScript={(text) => onScript(text, turn.id)}
              />
            </TurnRow>
          ))}
        </ol>
      )}
      {!heard && (
        <div className="ps-3 pt-2">
          <Button
            look="ghost"
            size="sm"
            isDisabled={isFull}
            aria-describedby={isFull ? 'turns-full' : undefined}
            icon={<Plus size={15} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => addTurn(undefined)}
          >
            {t('add_turn')}
          </Button>
          {isFull && (
            <span id="turns-full" className="ms-2 text-caption text-muted">
              {t('turns_full', { count: maxDialogueTurns })}
            </span>
          )}
        </div>
      )}
    </>
  );
}

interface SpokenTurnsProps {
  dialogue: DialogueView;
  scroller: RefObject<HTMLElement | null>;
  drag: Drag;
}

/** The words that are spoken. A click plays from a word; typing returns to the fields. */
function SpokenTurns({ dialogue, scroller, drag }: SpokenTurnsProps) {
  const heard = useHeard();
  const root = useRef<HTMLDivElement>(null);
  const lines = useStore(playerStore, (player) => player.lines);
  const words = useStore(playerStore, (player) => player.words);
  const [isFollowing, setIsFollowing] = useState(true);
  const spoken = useMemo(() => heard?.turns ?? [], [heard]);
  const rows = useMemo(() => linesOfTurns(spoken, lines), [spoken, lines]);
  const begins = rows.map((row) => row[0]?.[0]?.at ?? Infinity);
  const now = useTurnAt(begins);
  useHighlight(root, scroller, isFollowing, () => setIsFollowing(false));
  useEffect(() => root.current?.focus({ preventScroll: true }), []);

  function playFrom(at: number): void {
    const word = words.find((one) => one.at >= at);
    if (!word) return;
    seek(word.start);
    setIsFollowing(true);
    void play();
  }

  function onClick(event: MouseEvent) {
    const word = (event.target as Element).closest('[data-word]');
    // A click that ends a selection of text must not seek.
    if (word && getSelection()?.isCollapsed !== false) playFrom(Number(word.getAttribute('data-at')));
  }

  function onKeyDown(event: KeyboardEvent) {
    const word = (event.target as Element).closest<HTMLElement>('[data-word]');
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (word && isPlain && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      playFrom(Number(word.dataset.at));
    } else if (word && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      event.preventDefault();
      focusNeighbour(root.current, word, event.key === 'ArrowRight' ? 1 : -1);
    } else if (event.key === 'Escape') editAgain();
  }

  return (
    // One handler reads pointer and keys for all words.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={root}
      role="group"
      aria-label={t('spoken_dialogue')}
      tabIndex={-1}
      onClick={onClick}
      onKeyDown={onKeyDown}
      className="outline-none"
    >
      <ol aria-label={t('turns')} className="flex flex-col gap-0.5">
        {spoken.map((turn, at) => (
          <TurnRow
            key={turn.id}
            dialogue={dialogue}
            turn={turn}
            at={at}
            drag={drag}
            isSpeaking={now === at}
            isRead
            onPlay={
              words.some((word) => word.at >= (begins[at] ?? Infinity)) ? () => playFrom(begins[at] ?? 0) : undefined
            }
          >
            <p className={`${turnText} text-rest`}>
              <SpokenLine line={rows[at]?.flat() ?? []} />
            </p>
          </TurnRow>
        ))}
      </ol>
      {!isFollowing && (
        <Chip className="sticky bottom-2 mx-auto mt-4 flex w-fit shadow-pop" onClick={() => setIsFollowing(true)}>
          {t('follow_words')}
        </Chip>
      )}
    </div>
  );
}

/** Which turn the player is in; -1 before the first one and after the last. */
function useTurnAt(begins: readonly number[]): number {
  const words = useStore(playerStore, (player) => player.words);
  const status = useStore(playerStore, (player) => player.status);
  const at = useStore(clockStore, ({ time }) => words[wordAt(words, time)]?.at ?? -1);
  return status === 'ended' ? -1 : begins.findLastIndex((begin) => begin <= at);
}
