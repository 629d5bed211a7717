import { useDelayed } from '../../lib/hooks.ts';
import { ErrorCard } from '../../ui/feedback/ErrorCard.tsx';
import { AuthLayout } from '../../ui/layout/AuthLayout.tsx';
import { attemptMessage } from '../../lib/failures/refusal.ts';
import { t } from './messages.ts';

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
      <ErrorCard title={attemptMessage(error)} onRetry={onRetry}>
        {t('unchecked_text')}
      </ErrorCard>
    </AuthLayout>
  );
}
