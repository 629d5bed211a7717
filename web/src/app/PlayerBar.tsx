import { ChevronDown, ChevronUp, Download, RotateCcw, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { downloadPlayed } from '../lib/history-playback.ts';
import { playerStore, setHidden, skip, skipSeconds, toggle, type PlayerItem } from '../lib/player.ts';
import { useStore } from '../lib/store.ts';
import { toastError } from '../lib/toasts.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Orb } from '../ui/Orb.tsx';
import { PlayButton } from '../ui/PlayButton.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { SeekRow } from './SeekRow.tsx';
import { SpeedSelect } from './SpeedSelect.tsx';

const icon = { size: 18, strokeWidth: 1.75 };
const titleOf = ({ text }: PlayerItem) => text.trim().split(/\s+/).slice(0, 12).join(' ');

export function PlayerBar() {
  const item = useStore(playerStore, (player) => player.item);
  const isHidden = useStore(playerStore, (player) => player.isHidden);
  const status = useStore(playerStore, (player) => player.status);
  const isPlaying = status === 'playing';
  const [isExpanded, setIsExpanded] = useState(false);
  if (!item) return null;

  if (isHidden) {
    return (
      <button
        type="button"
        onClick={() => setHidden(false)}
        className="flex h-8 flex-none items-center justify-center gap-2 border-t border-line bg-[var(--bar)] text-caption font-medium text-muted hover:text-ink"
      >
        <ChevronUp size={16} strokeWidth={1.75} aria-hidden="true" />
        Show player
      </button>
    );
  }
  const orb = <Orb seed={item.voice_id ?? item.voice_name} isSpeaking={isPlaying} />;
  return (
    <section
      aria-label="Player"
      className="grid h-[72px] flex-none grid-cols-[minmax(170px,272px)_auto_minmax(0,1fr)_auto] items-center gap-5 border-t border-line bg-[var(--bar)] ps-5 pe-4 max-lg:grid-cols-[auto_auto_minmax(0,1fr)_auto] max-lg:gap-3 max-md:h-16 max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:ps-3 max-md:pe-2"
    >
      <div className="flex min-w-0 items-center gap-3">
        <span className="grid max-md:hidden">{orb}</span>
        <button
          type="button"
          aria-label="More player controls"
          onClick={() => setIsExpanded(true)}
          className="grid size-11 place-items-center rounded-full md:hidden"
        >
          {orb}
        </button>
        <div className="min-w-0 max-lg:hidden">
          <p className="truncate text-table font-medium" dir="auto">
            {titleOf(item)}
          </p>
          <p className="truncate text-caption text-muted">{item.voice_name}</p>
        </div>
      </div>
      <div className="flex items-center gap-1 max-md:order-last">
        <SkipButtons isPlaying={isPlaying} isLoading={status === 'loading'} className="max-md:hidden" />
        <HideButton className="md:hidden" />
      </div>
      <SeekRow />
      <div className="flex items-center gap-1 max-md:hidden">
        <SpeedSelect />
        <DownloadButton />
        <HideButton />
      </div>
      <Sheet title="Player" isOpen={isExpanded} onOpenChange={setIsExpanded}>
        <div className="flex flex-col gap-5 px-5 pb-6">
          <div>
            <p className="font-medium" dir="auto">
              {titleOf(item)}
            </p>
            <p className="text-table text-muted">{item.voice_name}</p>
          </div>
          <SeekRow isTall />
          <div className="flex items-center justify-between">
            <SpeedSelect />
            <div className="flex items-center gap-3">
              <SkipButtons isPlaying={isPlaying} isLoading={status === 'loading'} />
            </div>
            <DownloadButton />
          </div>
        </div>
      </Sheet>
    </section>
  );
}

interface SkipButtonsProps {
  isPlaying: boolean;
  isLoading: boolean;
  /** Of the two that skip; the one that plays is always there. */
  className?: string;
}

function SkipButtons({ isPlaying, isLoading, className }: SkipButtonsProps) {
  return (
    <>
      <IconButton label="Back 10 seconds" className={className} onClick={() => skip(-skipSeconds)}>
        <RotateCcw {...icon} />
      </IconButton>
      <PlayButton isPlaying={isPlaying} isLoading={isLoading} onClick={toggle} />
      <IconButton label="Forward 10 seconds" className={className} onClick={() => skip(skipSeconds)}>
        <RotateCw {...icon} />
      </IconButton>
    </>
  );
}

function HideButton({ className }: { className?: string }) {
  return (
    <IconButton label="Hide player" className={className} onClick={() => setHidden(true)}>
      <ChevronDown {...icon} />
    </IconButton>
  );
}

function DownloadButton() {
  const isReceiving = useStore(playerStore, (player) => player.isReceiving);
  const [isBusy, setIsBusy] = useState(false);
  async function download() {
    setIsBusy(true);
    try {
      await downloadPlayed();
    } catch (error) {
      toastError(error);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <IconButton label="Download" disabled={isReceiving || isBusy} onClick={() => void download()}>
      {isBusy ? <Spinner /> : <Download {...icon} />}
    </IconButton>
  );
}
