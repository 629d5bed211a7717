import { useLocation, useNavigate } from '@tanstack/react-router';
import { MailOpen } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import { useStore } from '../../lib/store.ts';
import { NoticeBar, NoticeBarButton } from '../../ui/feedback/NoticeBar.tsx';
import { t } from './messages.ts';
import { pendingInviteStore } from './pending-invite.ts';

/** Shows above every page that an invitation waits, until it is looked at or put off. */
export function PendingInviteBar() {
  const workspace = useStore(pendingInviteStore, (state) => state.workspace);
  const isThere = useLocation({ select: ({ pathname }) => pathname === pages.workspaceInvites });
  const navigate = useNavigate();
  if (workspace === null || isThere) return null;
  const close = () => pendingInviteStore.set({ workspace: null });
  return (
    <NoticeBar tone="bg-info-soft" icon={<MailOpen size={16} strokeWidth={1.75} className="text-info" />}>
      <span className="break-words">{t('invite_waits', { workspace })}</span>
      <span className="inline-flex flex-none gap-1">
        <NoticeBarButton
          onClick={() => {
            close();
            void navigate({ to: pages.workspaceInvites });
          }}
        >
          {t('invite_view')}
        </NoticeBarButton>
        <NoticeBarButton onClick={close}>{t('join_not_now')}</NoticeBarButton>
      </span>
    </NoticeBar>
  );
}
