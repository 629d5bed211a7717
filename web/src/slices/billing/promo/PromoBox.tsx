import { useState, type FormEvent } from 'react';
import { offeredTiers } from '#contract/billing/plan-catalogue.ts';
import { firstMonthOffer } from '#contract/billing/price-offers.ts';
import type { Tier } from '#contract/billing/plans.ts';
import { useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { useBusy } from '../use-busy.ts';
import { t } from './messages.ts';
import { promoStore } from './promo-store.ts';
import { AppliedCode } from './AppliedCode.tsx';
import { validateCode } from './validate.ts';

/** A field for a code, and the code that is kept. */
export function PromoBox({ held }: { held: readonly Tier[] }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, run] = useBusy();
  const coupon = useStore(promoStore, (promo) => promo.coupon);
  const hasOffer = offeredTiers.some((tier) => firstMonthOffer({ tier, period: 'monthly_period' }, held) !== null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') setProblem(t('code_missing'));
    else
      run(async () => {
        setProblem(undefined);
        if ((await validateCode(typed)) === 'valid') setTyped('');
      });
  }

  return (
    <section aria-label={t('code')} className="card flex flex-col gap-4 p-5">
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <div className="w-72 max-md:w-full">
          <TextField
            label={t('code')}
            value={typed}
            help={t('code_help')}
            error={problem}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" isBusy={isBusy} className="mt-[26px] h-10 max-md:mt-0">
          {t('apply')}
        </Button>
      </form>
      {coupon && (
        <>
          <AppliedCode />
          {hasOffer && <p className="text-caption text-muted">{t('instead_of_offer')}</p>}
        </>
      )}
    </section>
  );
}
