import { useState } from 'react';
import { catalogue } from '#contract/billing/plan-catalogue.ts';
import type { PlanButton } from '#contract/billing/plan-actions.ts';
import type { PlanChoice } from '#contract/billing/price-offers.ts';
import type { Tier } from '#contract/billing/plans.ts';
import { useInstallationName } from '../../../lib/browser/installation.ts';
import { t } from './messages.ts';
import { PlanCards, type PlanViewer } from './PlanCards.tsx';
import type { PlanView } from './plan-settings.ts';
import { PlanSwitches, type Audience } from './PlanSwitches.tsx';

interface PlanChooserProps {
  viewer: PlanViewer;
  view: PlanView;
  onView(change: Partial<PlanView>): void;
  busyTier: Tier | null;
  onSelect(button: PlanButton, choice: PlanChoice): void;
}

/** The switches and the cards of plans. */
export function PlanChooser({ viewer, view, onView, busyTier, onSelect }: PlanChooserProps) {
  const installation = useInstallationName();
  const plan = viewer.state && catalogue[viewer.state.tier];
  const [audience, setAudience] = useState<Audience>(plan?.plan_type ?? 'individual');
  return (
    <div className="flex flex-col gap-4">
      <PlanSwitches
        audience={audience}
        onAudience={setAudience}
        view={view}
        onView={onView}
        hasCurrency={viewer.state?.payment_provider === 'card'}
      />
      <PlanCards audience={audience} view={view} viewer={viewer} busyTier={busyTier} onSelect={onSelect} />
      <p className="text-caption text-muted">{t('later', { installation })}</p>
    </div>
  );
}
