import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { HistoryItem } from '#contract/history/types.ts';
import { textOf, voiceIdOf } from '../../lib/player/item-text.ts';
import { toastError } from '../../lib/toasts.ts';
import { Orb } from '../../ui/audio/Orb.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { draftOf, isTooShort, maxCharacters, reasons, toSend, type Draft, type Vote } from './feedback-rules.ts';
import { t } from './messages.ts';
import { closeVote, isLocked, send } from './voting.ts';

interface VoteDialogProps {
  item: HistoryItem;
  vote: Vote;
}

/** Asks what was good, or what was wrong. Closing it sends nothing. */
export function VoteDialog({ item, vote }: VoteDialogProps) {
  const [before] = useState(() => draftOf(vote, item));
  const [draft, setDraft] = useState(before);
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const isPositive = vote === 'up';
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));

  async function submit(sent: Draft) {
    if (isSending) return;
    setIsSending(true);
    try {
      await send(item, toSend(sent));
      closeVote();
    } catch (error) {
      if (isLocked(error)) setIsClosed(true);
      else toastError(error, { detail: t('kept') });
    }
    setIsSending(false);
  }

  const hasError = isTried && isTooShort(draft);
  const words = (
    <TextAreaField
      label={t('tell_more')}
      rows={3}
      maxLength={maxCharacters}
      hasCounter
      value={draft.feedback}
      disabled={isClosed}
      error={hasError ? t('too_short') : undefined}
      onChange={(event) => change({ feedback: event.target.value })}
      onBlur={() => draft.feedback !== '' && setIsTried(true)}
    />
  );
  return (
    <Dialog
      title={t(isPositive ? 'positive_title' : 'negative_title')}
      isOpen
      onOpenChange={closeVote}
      hasUnsaved={!isClosed && JSON.stringify(draft) !== JSON.stringify(before)}
      footer={
        isClosed ? (
          <Button onClick={closeVote}>{t('close')}</Button>
        ) : (
          <>
            {isPositive ? (
              <Button look="ghost" onClick={() => void submit({ ...draft, feedback: '' })}>
                {t('skip')}
              </Button>
            ) : (
              <Button onClick={closeVote}>{t('cancel')}</Button>
            )}
            <Button
              look="primary"
              isBusy={isSending}
              isDisabled={hasError}
              onClick={() => (isTooShort(draft) ? setIsTried(true) : void submit(draft))}
            >
              {t('send')}
            </Button>
          </>
        )
      }
    >
      {isClosed && (
        <Banner tone="warning" icon={<Lock size={18} strokeWidth={1.75} aria-hidden="true" />}>
          {t('reviewed')}
        </Banner>
      )}
      <p className="flex items-center gap-3 rounded-md bg-surface px-3 py-2 text-table text-muted">
        <Orb seed={voiceIdOf(item) ?? ''} />
        <span dir="auto" className="min-w-0 flex-1 truncate">
          {textOf(item)}
        </span>
      </p>
      {isPositive ? (
        words
      ) : (
        <fieldset className="flex flex-col gap-3 max-md:gap-1" disabled={isClosed}>
          <legend className="sr-only">{t('reasons')}</legend>
          {reasons.map((reason) => (
            <Checkbox
              key={reason}
              label={t(reason)}
              checked={draft[reason]}
              onChange={(isOn) => change({ [reason]: isOn })}
            />
          ))}
        </fieldset>
      )}
      {!isPositive && draft.other && words}
      <p className="text-caption text-muted">{t('who_reads')}</p>
    </Dialog>
  );
}
