import { Download, Undo2 } from 'lucide-react';
import type { RefObject } from 'react';
import type { HistoryItem } from '#contract/history/types.ts';
import { playerStore } from '../../../lib/player/state.ts';
import { useStore } from '../../../lib/store.ts';
import { missingAudioStore } from '../../../lib/reuse/missing-audio.ts';
import { t as tErrors } from '../../../lib/language/errors-messages.ts';
import { t as tUi } from '../../../lib/language/ui-messages.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { FeedbackSlot } from '../../../ui/audio/FeedbackSlot.tsx';
import { openDownloads } from '../../downloads/public.ts';
import { Thumbs } from '../../item-feedback/public.ts';
import { ShareButton } from '../../share-links/public.ts';
import { nameOf } from '../item-labels.ts';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { ItemSound } from './ItemSound.tsx';
import { t } from './drawer-messages.ts';

interface ItemDetailsProps {
  item: HistoryItem;
  modelName: string;
  scroller: RefObject<HTMLElement | null>;
  onReuse(): void;
}

export function ItemDetails({ item, modelName, scroller, onReuse }: ItemDetailsProps) {
  const id = item.history_item_id;
  const isHeard = useStore(playerStore, (player) => player.isHeard && player.item?.history_item_id === id);
  const isMissing = useStore(missingAudioStore, ({ ids }) => ids.includes(id));
  return (
    <>
      {(item.is_partial || item.state === 'processing') && (
        <p className="flex gap-2">
          {item.is_partial && <Badge>{t('stopped_early')}</Badge>}
          {item.state === 'processing' && <Badge>{t('being_stored')}</Badge>}
        </p>
      )}
      {isMissing && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={onReuse}>
              {tUi('generate_again')}
            </Button>
          }
        >
          {tErrors('audio_missing')}
        </Banner>
      )}
      <ItemSound item={item} scroller={scroller} />
      <div className="flex items-center gap-2">
        <Button
          size="sm"
          aria-haspopup="dialog"
          icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />}
          onClick={(event) => openDownloads({ id, title: nameOf(item) }, event.currentTarget)}
        >
          {t('download')}
        </Button>
        <Button size="sm" icon={<Undo2 size={15} strokeWidth={1.75} aria-hidden="true" />} onClick={onReuse}>
          {t('reuse')}
        </Button>
        <span className="ms-auto flex items-center gap-1">
          <FeedbackSlot historyItemId={id} isDue={isHeard || item.feedback !== null}>
            {(heard) => <Thumbs historyItemId={heard} />}
          </FeedbackSlot>
          <ShareButton historyItemId={id} title={nameOf(item)} />
          <ItemMenu item={item} onReuse={onReuse} />
        </span>
      </div>
      <hr className="border-line" />
      <ItemFacts item={item} modelName={modelName} />
    </>
  );
}
