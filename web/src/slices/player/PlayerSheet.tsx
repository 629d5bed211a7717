import { hasSpeed, playerStore, type PlayerItem } from '../../lib/player/state.ts';
import { useStore } from '../../lib/store.ts';
import { FeedbackSlot } from '../../ui/audio/FeedbackSlot.tsx';
import { Thumbs } from '../item-feedback/public.ts';
import { ShareButton } from '../share-links/public.ts';
import { t } from './messages.ts';
import { Sheet } from '../../ui/overlay/Sheet.tsx';
import { DownloadButton } from './download/DownloadButton.tsx';
import { LanguageSelect } from './preview/LanguageSelect.tsx';
import { LoopButton } from './LoopButton.tsx';
import { SeekRow } from './SeekRow.tsx';
import { SkipButtons } from './SkipButtons.tsx';
import { SpeedSelect } from './SpeedSelect.tsx';

interface PlayerSheetProps {
  item: PlayerItem;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** The controls that do not fit into the row of a phone. */
export function PlayerSheet({ item, isOpen, onOpenChange }: PlayerSheetProps) {
  const isHeard = useStore(playerStore, (player) => player.isHeard);
  return (
    <Sheet title={t('player')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="flex flex-col gap-5 px-5 pb-6">
        <div>
          <p className="font-medium" dir="auto">
            {item.player.title}
          </p>
          <p className="text-table text-muted">{item.player.description}</p>
        </div>
        <SeekRow isTall />
        <div className="flex justify-center">
          <SkipButtons />
        </div>
        <div className="flex items-center justify-between">
          {hasSpeed(item) && <SpeedSelect />}
          <LanguageSelect item={item} />
          <LoopButton />
          <FeedbackSlot historyItemId={item.history_item_id} isDue={isHeard}>
            {(id) => <Thumbs historyItemId={id} />}
          </FeedbackSlot>
          <ShareButton historyItemId={item.history_item_id} title={item.player.title} />
          <DownloadButton />
        </div>
      </div>
    </Sheet>
  );
}
