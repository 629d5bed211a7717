import type { DowngradeEffects } from '#contract/billing/types.ts';
import { billingDay } from '../day.ts';
import { t } from '../messages.ts';

/** What a smaller plan does to what the workspace has. */
export function Effects({ effects, plan, at }: { effects: DowngradeEffects; plan: string; at: number }) {
  const { seats, voices, credits, concurrency } = effects;
  const lost = [
    ...(seats.locked_emails.length > 0
      ? [t('effect_seats', { used: seats.used, limit: seats.limit, emails: seats.locked_emails.join(', ') })]
      : []),
    ...(voices.over > 0 ? [t('effect_voices', { over: voices.over, limit: voices.limit })] : []),
  ];
  return (
    <section aria-labelledby="effects" className="flex flex-col gap-2">
      <h3 id="effects" className="font-medium">
        {t('effects_title', { date: billingDay(at) })}
      </h3>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-table text-ink-2">
        <li>{t('effect_credits', { count: credits.limit })}</li>
        <li>{t('effect_concurrency', { count: concurrency.limit })}</li>
        {lost.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lost.length === 0 && <li>{t('effect_nothing', { plan })}</li>}
      </ul>
    </section>
  );
}
