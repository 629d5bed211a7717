import { errorMessage } from '../../../lib/failures/errors.ts';
import { useDelayed } from '../../../lib/hooks.ts';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { isThrottled } from '../failures.ts';
import { t } from '../messages.ts';

/** Shown while a link is checked, usually too briefly to be read. */
export function LinkCheck() {
  const isLate = useDelayed(true);
  return (
    <div role="status">
      <AuthLayout title={isLate ? t('link_checking') : ''} />
    </div>
  );
}

/** Shown when a link could not be checked, in which case its code is still valid. */
export function LinkUnchecked({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <AuthLayout title={t('unchecked_title')}>
      <ErrorCard title={isThrottled(error) ? t('too_many_attempts') : errorMessage(error)} onRetry={onRetry}>
        {t('unchecked_text')}
      </ErrorCard>
    </AuthLayout>
  );
}
