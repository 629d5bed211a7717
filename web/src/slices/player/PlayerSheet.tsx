import type { PlayerItem } from '../../lib/player/state.ts';
import { t } from './messages.ts';
import { titleOf } from './title.ts';
import { Sheet } from '../../ui/overlay/Sheet.tsx';
import { DownloadButton } from './DownloadButton.tsx';
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
  return (
    <Sheet title={t('player')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="flex flex-col gap-5 px-5 pb-6">
        <div>
          <p className="font-medium" dir="auto">
            {titleOf(item.text)}
          </p>
          <p className="text-table text-muted">{item.voice_name}</p>
        </div>
        <SeekRow isTall />
        <div className="flex justify-center">
          <SkipButtons />
        </div>
        <div className="flex items-center justify-between">
          <SpeedSelect />
          <LoopButton />
          <DownloadButton />
        </div>
      </div>
    </Sheet>
  );
}
