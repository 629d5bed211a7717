import { Link } from '@tanstack/react-router';
import type { Tier } from '#contract/billing/plans.ts';
import { pages } from '#contract/pages.ts';
import { useSellsPlans } from '../../lib/billing/sells-plans.ts';
import { t } from '../../lib/language/plan-messages.ts';
import { buttonClass } from '../button/Button.tsx';
import { linkClass } from '../navigation/link.ts';

interface PlanHelpProps {
  tier?: Tier;
  email?: string | undefined;
}

/** The way to a larger plan: a button where plans are sold, otherwise whoever runs the server. */
export function PlanHelp({ tier, email }: PlanHelpProps) {
  const sells = useSellsPlans();
  if (sells === undefined) return null;
  return sells ? <UpgradeLinks tier={tier} /> : <OperatorHelp tier={tier} email={email} />;
}

/** Leads to the plan on the page of the subscription, where an admin buys it. */
function UpgradeLinks({ tier }: { tier: Tier | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link to={pages.subscription} search={{ plan: tier }} className={buttonClass({ look: 'primary', size: 'sm' })}>
        {t('upgrade')}
      </Link>
      <Link to={pages.pricing} className={`${linkClass} text-table`}>
        {t('compare_plans')}
      </Link>
    </div>
  );
}

/** Says who can change a plan and how, where the operator of the server decides. */
function OperatorHelp({ tier, email }: { tier: Tier | undefined; email: string | undefined }) {
  const command = `npm run cli -- user set-tier --email ${email ?? 'E'} --tier ${tier ?? 'T'}`;
  return (
    <div className="flex flex-col gap-1.5 text-table text-muted">
      <p>{t('plan_who')}</p>
      <code dir="ltr" className="rounded-sm bg-sunken px-2 py-1 font-mono text-caption break-words text-ink-2">
        {command.split(' ').map((word, at) => (
          // The words never change their order. A word in its own box is not broken at its hyphens.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} className="inline-block max-w-full">
            {word}
            {'\u00a0'}
          </span>
        ))}
      </code>
    </div>
  );
}
