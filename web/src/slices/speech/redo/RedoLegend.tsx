import { Check, RotateCcw, TriangleAlert, Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button/Button.tsx';
import { t } from '../takes/messages.ts';
import type { Speech } from '../use-speech.ts';
import { toggleRedone } from './redone-sentences.ts';
import { sentenceAt } from './sentence-at.ts';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true, className: 'flex-none' } as const;
const rowClass = 'ms-16 flex flex-wrap items-center gap-x-3 gap-y-1 text-table text-muted max-md:ms-0';

interface RedoLegendProps {
  speech: Speech;
  /** The place of the caret in the text, in UTF-16 units. */
  caret: number;
}

/** Says below the text what is kept of which take, and offers to have the sentence in hand or everything made again. */
export function RedoLegend({ speech, caret }: RedoLegendProps) {
  const { redo, baseName, redone } = speech;
  if (redo.isBaseLost)
    return (
      <div className={rowClass}>
        <p role="status" className="flex items-center gap-2">
          <TriangleAlert {...icon} />
          {t('redo_base_lost', { take: baseName })}
        </p>
        <MakeAll onClick={speech.startWhole} />
      </div>
    );
  const sentences = redo.found?.sentences ?? [];
  const kept = sentences.filter(({ isKept }) => isKept).length;
  const current = sentenceAt(sentences, caret);
  const isRedone = redone.includes(current);
  const sentence = sentences[current];
  const canChange = sentence !== undefined && sentences.length > 1 && (sentence.isKept || isRedone);
  if (sentences.length === 0 || (!speech.isPartly && !canChange)) return null;
  return (
    <div className={rowClass}>
      {speech.isPartly && (
        <p role="status" className="flex items-center gap-2">
          <Check {...icon} />
          {t('redo_kept', { count: kept, take: baseName })}
        </p>
      )}
      {canChange && (
        <Button
          size="sm"
          look="ghost"
          className="px-0 hover:bg-transparent hover:underline"
          icon={isRedone ? <Undo2 {...icon} /> : <RotateCcw {...icon} />}
          // The caret stays where it is, so that the button keeps its sentence.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => toggleRedone(current)}
        >
          {t(isRedone ? 'redo_keep_sentence' : 'redo_sentence')}
        </Button>
      )}
      {speech.isPartly && <MakeAll onClick={speech.startWhole} />}
    </div>
  );
}

function MakeAll({ onClick }: { onClick(): void }) {
  return (
    <Button size="sm" look="ghost" className="px-0 text-accent hover:bg-transparent hover:underline" onClick={onClick}>
      {t('redo_whole')}
    </Button>
  );
}
