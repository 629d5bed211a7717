import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { t } from '../messages.ts';

/** Every seat was taken since the invitation was sent. The link stays good, so the reader can come back. */
export function FullWorkspace({ inviter, onRetry }: { inviter: string; onRetry(): void }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <Banner tone="warning">
        <span className="break-words">{t('join_full', { inviter: inviter || t('former_user') })}</span>
      </Banner>
      <Button onClick={onRetry}>{t('join_look_again')}</Button>
    </div>
  );
}
