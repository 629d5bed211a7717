import { useMedia } from '../../lib/hooks.ts';
import { useStore } from '../../lib/store.ts';
import { AnchoredPopover } from '../../ui/overlay/AnchoredPopover.tsx';
import { Sheet } from '../../ui/overlay/Sheet.tsx';
import { ItemDownloads } from './ItemDownloads.tsx';
import { ManyDownloads } from './ManyDownloads.tsx';
import { t } from './messages.ts';
import { closeDownloads, downloadsStore, type DownloadTarget } from './open-downloads.ts';

/** Shows the download menu: at its button, or as a sheet on a phone. It is mounted once. */
export function DownloadsHost() {
  const { target, anchor } = useStore(downloadsStore, (state) => state);
  const isPhone = useMedia('(max-width: 767px)');
  if (!target || !anchor) return null;
  const title = target.kind === 'item' ? t('download_title', { title: target.title }) : t('download');
  if (isPhone)
    return (
      <Sheet title={t('download')} isOpen onOpenChange={(isOpen) => !isOpen && closeDownloads()}>
        <div className="px-3 pb-5">
          <Menu target={target} />
        </div>
      </Sheet>
    );
  return (
    <AnchoredPopover title={title} anchor={anchor} onClose={closeDownloads}>
      <Menu target={target} />
    </AnchoredPopover>
  );
}

const Menu = ({ target }: { target: DownloadTarget }) =>
  target.kind === 'item' ? <ItemDownloads key={target.id} {...target} /> : <ManyDownloads ids={target.ids} />;
