import { clsx } from 'clsx';

const share = (used: number, limit: number) => (limit > 0 ? Math.min(100, Math.max(0, (used / limit) * 100)) : 100);
const tone = (percent: number) => (percent >= 100 ? 'bg-danger' : percent >= 90 ? 'bg-warning' : 'bg-ink');

interface MeterProps {
  label: string;
  used: number;
  limit: number;
  /** For slots, of which nothing is wrong with using all. */
  isCalm?: boolean;
}

export function Meter({ label, used, limit, isCalm = false }: MeterProps) {
  const percent = share(used, limit);
  return (
    <span
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={Math.min(used, limit)}
      className="block h-1 overflow-hidden rounded-full bg-[var(--meter-rest)]"
    >
      <span
        className={clsx('block h-full rounded-full', isCalm && used <= limit ? 'bg-ink' : tone(percent))}
        style={{ width: `${percent}%` }}
      />
    </span>
  );
}

/** The props of a ring that shows what is left, beside the number. */
interface RingMeterProps {
  left: number;
  limit: number;
  size?: number;
  /** For progress, where a low value is no reason for a warning colour. */
  tone?: 'ink';
}

export function RingMeter({ left, limit, size = 20, tone: fixed }: RingMeterProps) {
  const percent = share(left, limit);
  const ink = fixed ? 'var(--ink)' : percent <= 0 ? 'var(--danger)' : percent <= 10 ? 'var(--warning)' : 'var(--ink)';
  return (
    <span
      aria-hidden="true"
      className="ring-meter flex-none"
      style={{ width: size, height: size, ['--v' as string]: percent, ['--ring-ink' as string]: ink }}
    />
  );
}
