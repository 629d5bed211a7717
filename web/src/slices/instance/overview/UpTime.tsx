import type { readOverview } from '#contract/instance/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { t } from '../messages.ts';

type Overview = Answer<typeof readOverview>;

const [minute, hour, day] = [60, 3600, 86_400];

function lengthSince(unix: number): string {
  const seconds = Date.now() / 1000 - unix;
  if (seconds >= day) return t('up_days', { count: Math.floor(seconds / day) });
  if (seconds >= hour) return t('up_hours', { count: Math.floor(seconds / hour) });
  return t('up_minutes', { count: Math.floor(seconds / minute) });
}

/** How long the server has been up, and its version. */
export function UpTime({ overview: { started_at_unix, version } }: { overview: Overview }) {
  const length = lengthSince(started_at_unix);
  return (
    <p className="flex items-center gap-1.5 text-table whitespace-nowrap text-muted max-lg:hidden">
      <span aria-hidden="true" className="size-2 rounded-full bg-success" />
      {t('up_time', { length, version })}
    </p>
  );
}
