import { Lock } from 'lucide-react';
import { useState } from 'react';
import { plans } from '#contract/billing/plans.ts';
import { t } from '../../lib/language/plan-messages.ts';
import { Badge } from '../display/Badge.tsx';
import { Button, type ButtonLook } from '../button/Button.tsx';
import type { Gate } from './GateCard.tsx';
import { lazyPart } from '../feedback/lazy-part.tsx';

const GateDialog = lazyPart(async () => (await import('./GateDialog.tsx')).GateDialog, { failure: 'toast' });

/** Draws a button that the plan does not include, with a lock and the plan's name. A click explains more. */
export function LockedButton({ label, gate, ...look }: ButtonLook & { label: string; gate: Gate }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const plan = plans[gate.tier].name;
  return (
    <>
      <Button
        {...look}
        aria-label={t('locked_label', { label, plan })}
        aria-haspopup="dialog"
        icon={<Lock size={15} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => {
          setWasOpen(true);
          setIsOpen(true);
        }}
      >
        {label}
        <Badge>{plan}</Badge>
      </Button>
      {wasOpen && <GateDialog {...gate} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
