import { useEffect, useRef, useState } from 'react';
import { watchInactivity, type Inactivity } from './inactivity.ts';
import { signOut } from '../../lib/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { t } from '../../lib/language/gates-messages.ts';

/** Signs a user out after the inactivity that the workspace allows, and asks them a minute before. */
export function InactivityWatch({ seconds }: { seconds: number }) {
  const [until, setUntil] = useState<number | null>(null);
  const watch = useRef<Inactivity>(undefined);
  useEffect(() => {
    const mine = watchInactivity(seconds, {
      onWarn: setUntil,
      onStay: () => setUntil(null),
      onExpire() {
        setUntil(null);
        void signOut('inactivity');
      },
    });
    watch.current = mine;
    return mine.stop;
  }, [seconds]);
  if (until === null) return null;
  return <InactivityDialog until={until} onStay={() => watch.current?.stay()} />;
}

function InactivityDialog({ until, onStay }: { until: number; onStay(): void }) {
  const left = useSecondsUntil(until);
  return (
    <Dialog
      role="alertdialog"
      width="sm"
      title={t('inactive_title')}
      description={t('inactive_text')}
      isOpen
      onOpenChange={onStay}
      footer={
        <>
          <Button onClick={() => void signOut()}>{t('sign_out')}</Button>
          <Button look="primary" data-autofocus onClick={onStay}>
            {t('inactive_stay')}
          </Button>
        </>
      }
    >
      {/* The countdown is not announced, because a number that is read out every second would drown everything else. */}
      <p className="font-mono text-h2 tabular-nums" aria-live="off">
        {t('inactive_left', { seconds: left })}
      </p>
    </Dialog>
  );
}

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
