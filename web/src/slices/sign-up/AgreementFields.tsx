import type { ReactNode } from 'react';
import { asksForAcceptance, type LegalAddresses } from '../../lib/legal.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { FieldError } from '../../ui/form/FieldError.tsx';
import { linkClass } from '../../ui/navigation/link.ts';
import { t } from './messages.ts';

export interface Agreements {
  hasTerms: boolean;
  wantsUpdates: boolean;
}

export const noAgreements: Agreements = { hasTerms: false, wantsUpdates: false };

/** What the server is told. Where there is nothing to accept, nothing is said of it. */
export const metadataOf = ({ hasTerms, wantsUpdates }: Agreements, legal: LegalAddresses) => ({
  ...(asksForAcceptance(legal) ? { accepts_terms: hasTerms } : {}),
  agrees_to_product_updates: wantsUpdates,
});

/** True when something must be accepted before an account can be made. */
export const lacksAcceptance = ({ hasTerms }: Agreements, legal: LegalAddresses): boolean =>
  asksForAcceptance(legal) && !hasTerms;

interface AgreementFieldsProps {
  agreements: Agreements;
  legal: LegalAddresses;
  /** The form was sent. */
  isSent: boolean;
  onChange(agreements: Agreements): void;
}

/** Asks whoever makes an account for product updates, and for the terms and the policy where the installation has them. */
export function AgreementFields(props: AgreementFieldsProps) {
  const { agreements, onChange } = props;
  return (
    <div className="flex flex-col gap-2">
      <AcceptanceField {...props} />
      <Checkbox
        label={t('updates')}
        checked={agreements.wantsUpdates}
        onChange={(wantsUpdates) => onChange({ ...agreements, wantsUpdates })}
      />
    </div>
  );
}

/** Asks for the terms and the policy alone; empty where the installation has neither. */
export function AcceptanceField({ agreements, legal, isSent, onChange }: AgreementFieldsProps) {
  if (!asksForAcceptance(legal)) return null;
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label={termsLabel(legal)}
        checked={agreements.hasTerms}
        onChange={(hasTerms) => onChange({ ...agreements, hasTerms })}
      />
      {isSent && lacksAcceptance(agreements, legal) && (
        <FieldError id="terms-error">
          {legal.terms === undefined ? t('privacy_missing') : t('terms_missing')}
        </FieldError>
      )}
    </div>
  );
}

function termsLabel({ terms, privacy }: LegalAddresses): ReactNode {
  const termsLink = terms && link(terms, t('terms_of_use'));
  const privacyLink = privacy && link(privacy, t('privacy_policy'));
  if (termsLink && privacyLink) return t.rich('accept_both', { terms: termsLink, privacy: privacyLink });
  return termsLink ? t.rich('accept_terms', { terms: termsLink }) : t.rich('accept_privacy', { privacy: privacyLink });
}

const link = (address: string, text: string) => (
  <a href={address} target="_blank" rel="noreferrer" className={linkClass}>
    {text}
  </a>
);
