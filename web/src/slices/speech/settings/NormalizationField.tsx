import { Segment } from '../../../ui/form/Segment.tsx';
import { normalizations, type Draft } from '../drafts/draft.ts';
import { t } from './advanced-messages.ts';

interface NormalizationFieldProps {
  normalization: Draft['normalization'];
  onChange(normalization: Draft['normalization']): void;
}

export function NormalizationField({ normalization, onChange }: NormalizationFieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="text-table font-medium">
        {t('normalization')}
      </span>
      <Segment
        label={t('normalization')}
        value={normalization}
        options={normalizations.map((value) => ({ value, label: t(`normalization_${value}`) }))}
        onChange={onChange}
      />
      <p className="text-caption text-muted">{t('normalization_help')}</p>
    </div>
  );
}
