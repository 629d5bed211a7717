import { Segment } from '../../ui/form/Segment.tsx';
import { t } from './messages.ts';

const none = '0';

/** Asks for a rating from one to five, or none. */
export function Rating({ value, onChange }: { value: number | null; onChange(value: number | null): void }) {
  const marks = [1, 2, 3, 4, 5].map((mark) => ({
    value: String(mark),
    label: t('rating_of', { rating: mark }),
    icon: mark,
  }));
  return (
    <div className="flex flex-col gap-1.5">
      <p aria-hidden="true" className="text-table font-medium">
        {t('rating')}
      </p>
      <Segment
        label={t('rating')}
        value={value === null ? none : String(value)}
        isIconOnly
        options={[{ value: none, label: t('rating_none'), icon: '–' }, ...marks]}
        onChange={(chosen) => onChange(chosen === none ? null : Number(chosen))}
      />
    </div>
  );
}
