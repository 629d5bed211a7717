import { History } from 'lucide-react';
import { Button } from '../../../ui/button/Button.tsx';
import { t } from './messages.ts';
import { requestSpeech } from '../speech-input.ts';
import type { Take } from './take-rules.ts';
import { useTake } from './use-take.ts';

interface EarlierTakesProps {
  takes: readonly [Take, ...Take[]];
}

/** Tells which takes wait with the text that was generated last, and leads back to it. */
export function EarlierTakes({ takes }: EarlierTakesProps) {
  const text = useTake(takes[0].id).item?.text;
  return (
    <div className="flex flex-none items-center gap-3 border-t border-line px-6 py-2 text-caption text-muted max-md:border-0 max-md:px-0">
      <p className="flex min-w-0 items-center gap-1.5">
        <History size={14} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        <span className="flex-none">{t('takes_earlier', { count: takes.length })}</span>
        <span className="truncate text-ink-2" dir="auto">
          {text}
        </span>
      </p>
      {text && (
        <Button size="sm" look="ghost" className="ms-auto flex-none" onClick={() => requestSpeech({ text })}>
          {t('takes_earlier_open')}
        </Button>
      )}
    </div>
  );
}
