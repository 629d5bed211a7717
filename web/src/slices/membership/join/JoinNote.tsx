import type { ReactNode } from 'react';
import { useLegalAddresses, type LegalAddresses } from '../../../lib/legal.ts';
import { linkClass } from '../../../ui/navigation/link.ts';
import { t } from '../messages.ts';

/** Says what joining means. Where the installation has neither terms nor a policy, nobody accepts any. */
export function JoinNote() {
  const legal = useLegalAddresses();
  return (
    <p>
      {acceptance(legal)} {t('join_seen')}
    </p>
  );
}

function acceptance({ terms, privacy }: LegalAddresses): ReactNode {
  const termsLink = terms && link(terms, t('join_terms'));
  const privacyLink = privacy && link(privacy, t('join_privacy'));
  if (termsLink && privacyLink) return t.rich('join_accept_both', { terms: termsLink, privacy: privacyLink });
  if (termsLink) return t.rich('join_accept_terms', { terms: termsLink });
  return privacyLink && t.rich('join_accept_privacy', { privacy: privacyLink });
}

const link = (address: string, text: string) => (
  <a href={address} target="_blank" rel="noreferrer" className={linkClass}>
    {text}
  </a>
);
