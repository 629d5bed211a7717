import { useLegalAddresses } from '../../lib/legal.ts';
import { t } from '../../lib/language/ui-messages.ts';

/** Links to the privacy policy and to the terms of use, where the installation has them. */
export function LegalLinks({ className }: { className: string }) {
  const { privacy, terms } = useLegalAddresses();
  const links = [
    { address: privacy, label: t('privacy_link') },
    { address: terms, label: t('terms_link') },
  ];
  return links.map(
    ({ address, label }) =>
      address && (
        <a key={label} href={address} target="_blank" rel="noreferrer" className={className}>
          {label}
        </a>
      ),
  );
}
