import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { FieldError } from '../../ui/form/FieldError.tsx';
import { t } from './messages.ts';

export interface Agreements {
  hasTerms: boolean;
  wantsUpdates: boolean;
}

export const noAgreements: Agreements = { hasTerms: false, wantsUpdates: false };

interface AgreementFieldsProps {
  agreements: Agreements;
  /** The form was sent without the terms. */
  isTermsMissing: boolean;
  onChange(agreements: Agreements): void;
}

/** Asks whoever makes an account for the terms, which are required, and for product updates, which are not. */
export function AgreementFields({ agreements, isTermsMissing, onChange }: AgreementFieldsProps) {
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label={t('terms')}
        checked={agreements.hasTerms}
        onChange={(hasTerms) => onChange({ ...agreements, hasTerms })}
      />
      <p className="ps-[26px] text-caption text-muted">{t('terms_help')}</p>
      {isTermsMissing && <FieldError id="terms-error">{t('terms_missing')}</FieldError>}
      <Checkbox
        label={t('updates')}
        checked={agreements.wantsUpdates}
        onChange={(wantsUpdates) => onChange({ ...agreements, wantsUpdates })}
      />
    </div>
  );
}
