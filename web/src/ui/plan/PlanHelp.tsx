import type { Tier } from '#contract/billing/plans.ts';
import { t } from '../../lib/language/plan-messages.ts';

/** Says who can change a plan and how. There is nothing to buy here; the operator of the server decides. */
export function PlanHelp({ tier, email }: { tier?: Tier; email?: string | undefined }) {
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
