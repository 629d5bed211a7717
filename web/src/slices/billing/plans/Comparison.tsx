import { catalogue, type CataloguePlan } from '#contract/billing/plan-catalogue.ts';
import { pricePerThousand } from '#contract/billing/price-offers.ts';
import { formatNumber } from '../../../lib/format.ts';
import { formatMoney } from '../../../lib/billing/money.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { t } from './messages.ts';
import type { PlanView } from './plan-settings.ts';
import { soldAs } from './plan-words.ts';

interface Row {
  label: string;
  /** Null stands for no limit; undefined for nothing at all. */
  value(plan: CataloguePlan): number | string | null | undefined;
  /** The product does not have it yet. */
  isLater?: true;
}

function rowsOf(view: PlanView): Row[] {
  const money = (pick: (plan: CataloguePlan) => Record<'usd' | 'eur', number | null>) => (plan: CataloguePlan) => {
    if (plan.enterprise) return t('agreed_price');
    const { currency } = soldAs({ ...view, tier: plan.plan_id });
    const price = pick(plan)[currency];
    return price === null ? undefined : formatMoney(price, currency);
  };
  return [
    { label: t('row_credits'), value: (plan) => plan.character_limit },
    { label: t('row_audio'), value: (plan) => plan.audio_limit_minutes },
    { label: t('row_concurrency'), value: (plan) => plan.concurrency },
    { label: t('row_thousand'), value: thousandCharacters(view) },
    { label: t('row_extra'), value: money((plan) => plan.additional_credits_price) },
    { label: t('row_threshold'), value: money((plan) => plan.billing_threshold) },
    { label: t('row_seats'), value: (plan) => plan.seats },
    { label: t('row_transcripts'), value: (plan) => plan.speech_to_text_hours },
    { label: t('row_isolator'), value: (plan) => plan.voice_isolator_minutes },
    { label: t('row_voices'), value: (plan) => (plan.enterprise ? null : plan.voice_limit), isLater: true },
    {
      label: t('row_professional'),
      value: (plan) => (plan.enterprise ? null : plan.professional_voice_limit || undefined),
      isLater: true,
    },
    { label: t('row_studio'), value: (plan) => plan.studio_projects, isLater: true },
    {
      label: t('row_studio_month'),
      value: ({ monthly_extra_limit: limit }) => (limit < 0 ? null : limit || undefined),
      isLater: true,
    },
    { label: t('row_effects'), value: (plan) => plan.sound_effects_seconds, isLater: true },
    { label: t('row_dubbing'), value: (plan) => plan.dubbing_minutes, isLater: true },
    { label: t('row_agents'), value: (plan) => plan.conversational_ai_minutes, isLater: true },
    { label: t('row_agents_at_once'), value: (plan) => plan.conversational_ai_concurrency, isLater: true },
    { label: t('row_agents_extra'), value: money((plan) => plan.conversational_ai_extra_minute_price), isLater: true },
    { label: t('row_native'), value: (plan) => plan.audio_native_pages, isLater: true },
  ];
}

const thousandCharacters =
  (view: PlanView): Row['value'] =>
  (plan) => {
    if (plan.enterprise) return t('agreed_price');
    const choice = soldAs({ ...view, tier: plan.plan_id });
    const price = pricePerThousand(choice);
    return price ? formatMoney(price, choice.currency) : undefined;
  };

const columns = (
  ['free', 'starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10', 'enterprise'] as const
).map((tier) => catalogue[tier]);

/** Every limit of every plan. It scrolls sideways where it does not fit. */
export function Comparison({ view }: { view: PlanView }) {
  return (
    <div className="flex flex-col gap-3">
      <h2 id="compare" className="text-h3 font-semibold tracking-[-0.014em]">
        {t('compare')}
      </h2>
      <div
        // The keyboard scrolls it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-labelledby="compare"
        className="relative overflow-x-auto rounded-xl border border-line dark:bg-surface"
      >
        <table className="w-full min-w-[860px] border-collapse text-table">
          <thead>
            <tr>
              <th scope="col" className={`${head} text-start`}>
                {t('row_limit')}
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className={`${head} text-end`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(view).map(({ label, value, isLater }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="px-4 py-2.5 text-start font-normal">
                  <span className="flex items-center gap-2">
                    {label}
                    {isLater && <Badge>{t('soon')}</Badge>}
                  </span>
                </th>
                {columns.map((plan) => (
                  <td key={plan.name} className="px-3 py-2.5 text-end whitespace-nowrap tabular-nums last:pe-4">
                    <Value value={value(plan)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const head = 'h-10 px-3 text-caption font-medium whitespace-nowrap text-muted first:ps-4 last:pe-4';

function Value({ value }: { value: ReturnType<Row['value']> }) {
  if (value === undefined)
    return (
      <>
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <span className="sr-only">{t('none')}</span>
      </>
    );
  return value === null ? t('unlimited') : typeof value === 'number' ? formatNumber(value) : value;
}
