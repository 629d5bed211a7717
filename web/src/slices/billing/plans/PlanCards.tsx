import { catalogue, offeredTiers } from '#contract/billing/plan-catalogue.ts';
import { mayChangePlan, planButton, type PlanButton, type PlanState } from '#contract/billing/plan-actions.ts';
import type { PlanChoice } from '#contract/billing/price-offers.ts';
import type { Tier } from '#contract/billing/plans.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { billingDay } from '../day.ts';
import { t } from './messages.ts';
import { PlanCard } from './PlanCard.tsx';
import type { PlanView } from './plan-settings.ts';
import { badgeWords, soldAs, tiersFor } from './plan-words.ts';
import type { Audience } from './PlanSwitches.tsx';

export interface PlanViewer {
  /** Undefined for visitors. */
  state: PlanState | undefined;
  held: readonly Tier[];
  isIsolated: boolean;
  /** Only admins change the plan of a workspace. */
  isAdmin: boolean;
  /** When the period ends that is paid for, in Unix seconds. */
  periodEnd: number | null;
}

interface PlanCardsProps {
  audience: Audience;
  view: PlanView;
  viewer: PlanViewer;
  /** The plan whose button is at work. */
  busyTier: Tier | null;
  onSelect(button: PlanButton, choice: PlanChoice): void;
}

/** The cards of one audience. */
export function PlanCards({ audience, view, viewer, busyTier, onSelect }: PlanCardsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,230px),1fr))] gap-3">
      {tiersFor(audience, offeredTiers).map((tier) => {
        const choice = { ...view, tier };
        const button = buttonFor(choice, viewer);
        return (
          <PlanCard
            key={tier}
            choice={choice}
            held={viewer.held}
            button={catalogue[tier].enterprise ? null : button}
            isCurrent={isCurrent(tier, viewer)}
            badge={<CardBadge tier={tier} button={button} viewer={viewer} />}
            note={noteOf(choice, button, viewer)}
            isBusy={busyTier === tier}
            isLocked={busyTier !== null && busyTier !== tier}
            onSelect={() => onSelect(button, soldAs(choice))}
          />
        );
      })}
    </div>
  );
}

const isCurrent = (tier: Tier, { state }: PlanViewer) => state?.tier === tier;

/** Members who are no admins see what an admin would do, and why they cannot. */
function buttonFor(choice: PlanChoice, { state, isIsolated, isAdmin }: PlanViewer): PlanButton {
  const button = planButton(soldAs(choice), { state, isIsolated });
  return state && !isAdmin ? { ...button, isDisabled: true, click: { kind: 'none' } } : button;
}

function CardBadge({ tier, button, viewer }: { tier: Tier; button: PlanButton; viewer: PlanViewer }) {
  const pending = viewer.state?.pending_change;
  if (button.action === 'cancel_downgrade' && pending)
    return <Badge tone="info">{t('starts', { date: billingDay(pending.timestamp_seconds) })}</Badge>;
  if (button.badge) return <Badge tone="warning">{badgeWords(button.badge)}</Badge>;
  if (isCurrent(tier, viewer)) return <Badge tone="ink">{t('current_plan')}</Badge>;
  return catalogue[tier].most_popular && <Badge tone="info">{t('most_popular')}</Badge>;
}

/** Why a button is disabled comes first; otherwise what becomes of the plan. */
export function noteOf({ tier }: PlanChoice, button: PlanButton, viewer: PlanViewer): string {
  const { state, isIsolated, isAdmin, periodEnd } = viewer;
  if (catalogue[tier].enterprise) return t('note_enterprise');
  if (!state) return '';
  if (!mayChangePlan(state)) return state.payment_provider === null ? t('note_operator') : t('note_payer');
  if (!isAdmin) return t('note_admin');
  if (tier === 'free') return state.tier === 'free' ? '' : t('note_free');
  if (isIsolated) return t('note_isolated');
  if (button.isDisabled && button.action !== 'nothing') return t('note_unpaid');
  if (button.action === 'cancel_downgrade') return t('note_downgrade');
  if (periodEnd === null) return '';
  if (button.action === 'renew') return t('note_cancelled', { date: billingDay(periodEnd) });
  return button.action === 'cancel' ? t('note_ends', { date: billingDay(periodEnd) }) : '';
}
