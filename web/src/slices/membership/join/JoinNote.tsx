import { privacyPolicy } from '../../../lib/privacy-policy.ts';
import { linkClass } from '../../../ui/navigation/link.ts';
import { t } from '../messages.ts';

/** Says what joining means. The terms are those of whoever runs the server. */
export function JoinNote() {
  const address = privacyPolicy();
  return (
    <p>
      {t('join_terms')}{' '}
      {address && (
        <>
          <a href={address} target="_blank" rel="noreferrer" className={linkClass}>
            {t('join_privacy')}
          </a>{' '}
        </>
      )}
      {t('join_seen')}
    </p>
  );
}
