import { Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { plans } from '#contract/billing/plans.ts';
import { t } from '../../lib/language/ui-messages.ts';
import { Badge } from '../display/Badge.tsx';
import { Button, type ButtonLook } from '../button/Button.tsx';
import type { Gate } from './GateCard.tsx';

const GateDialog = lazy(async () => ({ default: (await import('./GateDialog.tsx')).GateDialog }));

/** A control that the plan does not hold stays where it is, with a lock and the plan's name; a click tells more. */
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
      <Suspense>{wasOpen && <GateDialog {...gate} isOpen={isOpen} onOpenChange={setIsOpen} />}</Suspense>
    </>
  );
}
