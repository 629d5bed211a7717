import { RefreshCw } from 'lucide-react';
import english from '../../../messages/en/new-version.json';
import { messagesOf } from '../../lib/language/messages.ts';
import { NoticeBar, NoticeBarButton } from '../../ui/feedback/NoticeBar.tsx';

const t = messagesOf('new-version', english);

/** Offers to reload once the server has another build of the app. */
export function NewVersionBar({ onPostpone }: { onPostpone(): void }) {
  return (
    <NoticeBar tone="bg-info-soft" icon={<RefreshCw size={16} strokeWidth={1.75} className="text-info" />}>
      {t('new_version')}
      <span className="inline-flex flex-none gap-1">
        <NoticeBarButton onClick={() => location.reload()}>{t('reload')}</NoticeBarButton>
        <NoticeBarButton onClick={onPostpone}>{t('later')}</NoticeBarButton>
      </span>
    </NoticeBar>
  );
}
