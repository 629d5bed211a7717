import type { DialogueLine } from '#contract/dialogue/types.ts';
import { textDirection } from '../../lib/format.ts';
import type { Segment } from '../../lib/player/words.ts';
import { Orb } from './Orb.tsx';
import { colorsOf } from '#contract/voices/speaker-colors.ts';
import { SpokenLine } from './SpokenLine.tsx';
import './speakers.css';

interface ConversationProps {
  turns: readonly DialogueLine[];
  /** The lines of all turns, one after another. */
  lines: readonly Segment[][];
  /** The place of the word that Tab reaches before any word is chosen. */
  tabStop?: number | undefined;
}

/** The lines of each turn: a text may have several. */
export function linesOfTurns(turns: readonly { text: string }[], lines: readonly Segment[][]): Segment[][][] {
  let at = 0;
  return turns.map(({ text }) => lines.slice(at, (at += text.split('\n').length)));
}

/** Shows who says what, each in a color. */
export function Conversation({ turns, lines, tabStop }: ConversationProps) {
  const colors = colorsOf(turns);
  const said = linesOfTurns(turns, lines);
  return (
    <ol className="flex flex-col gap-3">
      {turns.map(({ voice_id, voice_name, text }, number) => (
        <li
          // The turns of an item never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          key={number}
          data-speaker={colors.get(voice_id)}
          className="flex gap-3"
        >
          <span aria-hidden="true" className="w-[3px] flex-none rounded-full bg-(--speaker)" />
          <div className="min-w-0 flex-1">
            <p className="flex items-center gap-2 text-table font-medium text-ink">
              <Orb seed={voice_id} size={20} />
              <span className="truncate">{voice_name}</span>
            </p>
            {said[number]?.map((line, row) => (
              <p
                // oxlint-disable-next-line react/no-array-index-key
                key={row}
                dir={textDirection(text)}
                className="min-h-7 text-[16px] leading-7 [overflow-wrap:anywhere] whitespace-pre-wrap"
              >
                <SpokenLine line={line} tabStop={tabStop} />
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
