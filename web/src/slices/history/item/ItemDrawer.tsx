import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useRef } from 'react';
import { getHistoryItem } from '#contract/history/api.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { formatDate } from '../../../lib/format.ts';
import { itemInput } from '../../player/public.ts';
import { useMedia } from '../../../lib/hooks.ts';
import { playerStore } from '../../../lib/player/state.ts';
import { useRead } from '../../../lib/queries.ts';
import { useStore } from '../../../lib/store.ts';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Orb } from '../../../ui/audio/Orb.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ItemDetails } from './ItemDetails.tsx';
import { seedOf, voiceOf } from '../item-labels.ts';
import { t } from './drawer-messages.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface ItemDrawerProps {
  id: string;
  /** The item as the list has it. An item that the list has not read yet is read by its id. */
  item: HistoryItem | undefined;
  modelNames: ReadonlyMap<string, string>;
  onClose(): void;
  /** The handlers are absent at the ends of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onReuse(item: HistoryItem): void;
}

/** Shows one item beside the list, or over it on a phone. */
export function ItemDrawer(props: ItemDrawerProps) {
  const isPhone = useMedia('(max-width: 767px)');
  const scroller = useRef<HTMLDivElement>(null);
  const { id, item: listed, modelNames, onClose, onReuse } = props;
  const reading = useRead(getHistoryItem, itemInput(id), { staleTime: Infinity });
  const data = listed ?? reading.data;
  const details = (
    <Loaded of={{ ...reading, data, error: data ? null : reading.error }} skeleton={<DetailsSkeleton />}>
      {(item) => (
        <ItemDetails
          item={item}
          modelName={modelNames.get(item.model_id ?? '') ?? item.model_id ?? ''}
          scroller={scroller}
          onReuse={() => onReuse(item)}
        />
      )}
    </Loaded>
  );
  if (isPhone) {
    return (
      <Drawer
        title={data ? voiceOf(data) : t('generated_speech')}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <div className="-mt-3 flex items-center justify-between">
          <p className="text-caption text-muted">{data && formatDate(data.date_unix)}</p>
          <Neighbours {...props} />
        </div>
        <div key={id} ref={scroller} className="flex flex-col gap-5">
          {details}
        </div>
      </Drawer>
    );
  }
  return (
    <aside
      aria-label={t('item')}
      className="flex min-h-0 w-[440px] flex-none animate-fade flex-col border-s border-line bg-bg shadow-[-12px_0_32px_-24px_rgb(0_0_0/0.18)] max-lg:absolute max-lg:inset-y-0 max-lg:inset-e-0 max-lg:z-10 max-lg:shadow-dialog"
    >
      <DrawerHeader {...props} item={data} />
      {/* Each item starts scrolled to its top. */}
      <div key={id} ref={scroller} className="flex min-h-0 flex-1 flex-col gap-5 overflow-auto p-6">
        {details}
      </div>
    </aside>
  );
}

function DrawerHeader({ item, id, onPrevious, onNext, onClose }: ItemDrawerProps) {
  const isSpeaking = useStore(
    playerStore,
    ({ item: played, status }) => played?.history_item_id === id && status === 'playing',
  );
  return (
    <div className="flex h-16 flex-none items-center gap-3 border-b border-line ps-6 pe-3">
      {item && <Orb seed={seedOf(item)} isSpeaking={isSpeaking} />}
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-body font-medium">{item ? voiceOf(item) : t('generated_speech')}</h2>
        {item && <p className="truncate text-caption text-muted">{formatDate(item.date_unix)}</p>}
      </div>
      <Neighbours onPrevious={onPrevious} onNext={onNext} />
      <IconButton label={t('close')} onClick={onClose}>
        <X {...icon} />
      </IconButton>
    </div>
  );
}

function Neighbours({ onPrevious, onNext }: Pick<ItemDrawerProps, 'onPrevious' | 'onNext'>) {
  return (
    <span className="flex items-center">
      <IconButton label={t('previous_item')} disabled={!onPrevious} onClick={onPrevious}>
        <ChevronUp {...icon} />
      </IconButton>
      <IconButton label={t('next_item')} disabled={!onNext} onClick={onNext}>
        <ChevronDown {...icon} />
      </IconButton>
    </span>
  );
}

function DetailsSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-[72px]" />
      <Skeleton />
      <Skeleton className="w-4/5" />
      <Skeleton className="w-2/3" />
    </div>
  );
}
