import { useEffect, useState } from 'react';
import { blockedBy, confirmStore, stopAsking, type Question } from '../../lib/confirm.ts';
import { useLegalAddresses } from '../../lib/legal.ts';
import { useStore } from '../../lib/store.ts';
import { t } from '../../lib/language/ui-messages.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { TextField } from '../form/Field.tsx';
import { Switch } from '../form/Switch.tsx';

/** Shows the questions of `confirm` one after the other. It is mounted once. */
export function ConfirmHost() {
  const asked = useStore(confirmStore, ({ waiting }) => waiting[0]);
  const [at, setAt] = useState(0);
  if (!asked) return null;
  const answer = (isConfirmed: boolean) => {
    setAt(at + 1);
    asked.answer(isConfirmed);
  };
  return <ConfirmDialog key={at} question={asked.question} onAnswer={answer} />;
}

function ConfirmDialog({ question, onAnswer }: { question: Question; onAnswer(isConfirmed: boolean): void }) {
  const {
    title,
    description,
    confirmLabel,
    cancelLabel,
    isDanger,
    countdownSeconds = 0,
    requiredInput,
    optOut,
  } = question;
  const left = useCountdown(countdownSeconds);
  const [typed, setTyped] = useState('');
  const [isOptedOut, setIsOptedOut] = useState(false);
  const blocked = blockedBy(question, typed, left);

  function submit() {
    if (blocked) return;
    if (optOut && isOptedOut) stopAsking(optOut.key);
    onAnswer(true);
  }

  return (
    <Dialog
      role="alertdialog"
      title={title}
      description={
        <>
          {description}
          <PrivacyNote />
        </>
      }
      isOpen
      onOpenChange={() => onAnswer(false)}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{cancelLabel ?? t('cancel')}</Button>
          <Button
            look={isDanger ? 'danger' : 'primary'}
            isDisabled={blocked !== undefined}
            className="tabular-nums"
            onClick={submit}
            {...(requiredInput ? {} : { 'data-autofocus': true })}
          >
            {left > 0 ? t('confirm_countdown', { label: confirmLabel, seconds: left }) : confirmLabel}
          </Button>
        </>
      }
    >
      {requiredInput && (
        <TextField
          label={requiredInput.label}
          value={typed}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && submit()}
        />
      )}
      {optOut && <Switch label={optOut.label} isOn={isOptedOut} onChange={setIsOptedOut} />}
    </Dialog>
  );
}

function PrivacyNote() {
  const { privacy: address } = useLegalAddresses();
  if (!address) return null;
  const link = (
    <a key="link" href={address} target="_blank" rel="noreferrer" className="font-medium text-accent hover:underline">
      {t('privacy_policy')}
    </a>
  );
  return <p className="mt-2">{t.rich('privacy_review', { link })}</p>;
}

/** Counts whole seconds down. */
function useCountdown(from: number): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    if (from <= 0) return undefined;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [from]);
  return left;
}
