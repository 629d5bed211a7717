import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import type { User } from '#contract/profile/types.ts';
import { creditsOf } from '../../lib/account.ts';
import { useSellsPlans } from '../../lib/billing/sells-plans.ts';
import { formatDay, formatNumber } from '../../lib/format.ts';
import { buttonClass } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Meter } from '../../ui/plan/Meter.tsx';
import { t } from './messages.ts';

const nearShare = 0.1;

/** Appears only near the limit, because the meter of the frame is enough before that. */
export function QuotaNotice({ user }: { user: User }) {
  const { left, limit, used, isLimited } = creditsOf(user);
  const sells = useSellsPlans();
  if (!isLimited || limit <= 0 || left > limit * nearShare) return null;
  const reset = user.subscription.next_character_count_reset_unix;
  const values = { left: formatNumber(left), limit: formatNumber(limit), date: reset === null ? '' : formatDay(reset) };
  return (
    <Banner
      tone={left === 0 ? 'danger' : 'warning'}
      action={
        sells && (
          <Link to={pages.subscription} className={buttonClass({ size: 'sm' })}>
            {t('quota_upgrade')}
          </Link>
        )
      }
    >
      <div className="flex flex-col gap-2">
        <p className="font-medium tabular-nums">
          {left === 0
            ? t(reset === null ? 'quota_out_undated' : 'quota_out', values)
            : t(reset === null ? 'quota_low_undated' : 'quota_low', values)}
        </p>
        <Meter label={t('quota_meter')} used={used} limit={limit} />
      </div>
    </Banner>
  );
}
