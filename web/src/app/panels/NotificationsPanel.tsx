import { useMedia } from '../../lib/hooks.ts';
import { MessageList } from '../../slices/messages/MessageList.tsx';
import { FloatingPanel } from './FloatingPanel.tsx';
import { t } from '../../lib/language/panels-messages.ts';

export function NotificationsPanel() {
  const isPhone = useMedia('(max-width: 767px)');
  return (
    <FloatingPanel panel="notifications" title={t('notifications')} width="w-[400px]">
      <MessageList hasHeading={!isPhone} />
    </FloatingPanel>
  );
}
