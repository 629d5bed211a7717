import { useUser } from '../../lib/account.ts';
import { useMedia } from '../../lib/hooks.ts';
import { useStore } from '../../lib/store.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Sheet } from '../../ui/overlay/Sheet.tsx';
import { ShareVideoDialog } from '../share-videos/public.ts';
import { PhoneShare } from './link/PhoneShare.tsx';
import { ShareLinkPart } from './link/ShareLinkPart.tsx';
import { makesVideos } from './may-share.ts';
import { t } from './messages.ts';
import { closeShare, shareStore } from './open-share.ts';

/**
 * Shows how the item can be shared. With the flag of the workspace that is the dialog of videos, with the link in it;
 * without it the link alone, as a dialog or as a sheet on a phone. It is mounted once.
 */
export function ShareHost() {
  const target = useStore(shareStore, (state) => state.target);
  const isPhone = useMedia('(max-width: 767px)');
  const user = useUser();
  if (!target) return null;
  const onOpenChange = (isOpen: boolean) => !isOpen && closeShare();
  const link = isPhone ? <PhoneShare {...target} /> : <ShareLinkPart {...target} onRemoved={closeShare} />;
  if (makesVideos(user)) {
    return <ShareVideoDialog historyItemId={target.id} isOpen onOpenChange={onOpenChange} link={link} />;
  }
  if (isPhone) {
    return (
      <Sheet title={t('title')} isOpen onOpenChange={onOpenChange}>
        <div className="px-5 pb-5">{link}</div>
      </Sheet>
    );
  }
  return (
    <Dialog title={t('title')} isOpen onOpenChange={onOpenChange}>
      {link}
    </Dialog>
  );
}
