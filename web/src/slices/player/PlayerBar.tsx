import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useActions, type Action } from '../../lib/keys/actions.ts';
import { toggle, toggleLoop } from '../../lib/player/controls.ts';
import { hasSpeed, playerStore, setHidden, type PlayerItem } from '../../lib/player/state.ts';
import { Thumbs } from '../item-feedback/public.ts';
import { startMediaSession } from './lock-screen/media-session.ts';
import { ShareButton } from '../share-links/public.ts';
import { t } from './messages.ts';
import { playNextInQueue, playPreviousInQueue, queueStore } from './queue/queue.ts';
import { reportPlays } from './report-plays.ts';
import { useStore } from '../../lib/store.ts';
import { useReuse } from '../../lib/reuse/use-reuse.ts';
import { FeedbackSlot } from '../../ui/audio/FeedbackSlot.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Orb } from '../../ui/audio/Orb.tsx';
import { PlayButton } from '../../ui/audio/PlayButton.tsx';
import { explainFailure } from './failure.ts';
import { DownloadButton } from './download/DownloadButton.tsx';
import { LanguageSelect } from './preview/LanguageSelect.tsx';
import { LoopButton } from './LoopButton.tsx';
import { PlayerSheet } from './PlayerSheet.tsx';
import { SeekRow } from './SeekRow.tsx';
import { SkipButtons } from './SkipButtons.tsx';
import { SpeedSelect } from './SpeedSelect.tsx';

export function PlayerBar() {
  const item = useStore(playerStore, (player) => player.item);
  const isHidden = useStore(playerStore, (player) => player.isHidden);
  useEffect(startMediaSession, []);
  useEffect(reportPlays, []);
  useFailureToast();
  useActions(useMemo(() => playerActions(), []));
  if (!item) return null;
  return isHidden ? <HiddenBar /> : <FullBar item={item} />;
}

function HiddenBar() {
  return (
    <button
      type="button"
      onClick={() => setHidden(false)}
      className="flex h-8 flex-none items-center justify-center gap-2 border-t border-line bg-[var(--bar)] text-caption font-medium text-muted hover:text-ink max-md:h-11"
    >
      <ChevronUp size={16} strokeWidth={1.75} aria-hidden="true" />
      {t('show_player')}
    </button>
  );
}

function FullBar({ item }: { item: PlayerItem }) {
  const status = useStore(playerStore, (player) => player.status);
  const isHeard = useStore(playerStore, (player) => player.isHeard);
  const [isExpanded, setIsExpanded] = useState(false);
  const isPlaying = status === 'playing';
  const { title, description, voice_id, voice_name } = item.player;
  const orb = <Orb seed={voice_id ?? voice_name} isSpeaking={isPlaying} />;
  return (
    <section
      aria-label={t('player')}
      className="grid h-[72px] flex-none grid-cols-[minmax(170px,272px)_auto_minmax(0,1fr)_auto] items-center gap-5 border-t border-line bg-[var(--bar)] ps-5 pe-4 max-lg:grid-cols-[auto_auto_minmax(0,1fr)_auto] max-lg:gap-3 max-md:h-14 max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:ps-2 max-md:pe-1"
    >
      <div className="flex min-w-0 items-center gap-3">
        <span className="grid max-md:hidden">{orb}</span>
        <button
          type="button"
          aria-label={t('more_controls')}
          onClick={() => setIsExpanded(true)}
          className="grid size-11 place-items-center rounded-full md:hidden"
        >
          {orb}
        </button>
        <div className="min-w-0 max-lg:hidden">
          <p className="truncate text-table font-medium" dir="auto">
            {title}
          </p>
          <PlayedFrom description={description} />
        </div>
      </div>
      <div className="max-md:hidden">
        <SkipButtons />
      </div>
      <SeekRow />
      <div className="flex items-center gap-1">
        <div className="contents max-md:hidden">
          {hasSpeed(item) && <SpeedSelect />}
          <LanguageSelect item={item} />
          <LoopButton />
          <FeedbackSlot historyItemId={item.history_item_id} isDue={isHeard}>
            {(id) => <Thumbs historyItemId={id} />}
          </FeedbackSlot>
          <ShareButton historyItemId={item.history_item_id} title={title} />
          <DownloadButton />
        </div>
        <div className="contents md:hidden">
          <PlayButton isPlaying={isPlaying} isLoading={status === 'loading'} onClick={toggle} />
        </div>
        <IconButton label={t('hide_player')} onClick={() => setHidden(true)}>
          <ChevronDown size={18} strokeWidth={1.75} />
        </IconButton>
      </div>
      <PlayerSheet item={item} isOpen={isExpanded} onOpenChange={setIsExpanded} />
    </section>
  );
}

/** Shows the voice, or that its sample plays, and the position in the queue. */
function PlayedFrom({ description }: { description: string }) {
  const at = useStore(queueStore, (queue) => queue.at);
  const note = useStore(playerStore, (player) => player.note);
  const count = useStore(queueStore, ({ items }) => items.length);
  return (
    <p className="truncate text-caption text-muted">
      {description}
      {note && <> · {note}</>}
      {count > 1 && at >= 0 && <> · {t('queue_place', { at: at + 1, count })}</>}
    </p>
  );
}

/** The element does not say why it failed, so the server is asked. */
function useFailureToast(): void {
  const reuse = useReuse();
  const hasFailed = useStore(playerStore, (player) => player.hasFailed);
  useEffect(() => {
    if (hasFailed) void explainFailure(reuse);
  }, [hasFailed, reuse]);
}

/** The player actions that the frame does not already offer. */
function playerActions(): Action[] {
  const hasItem = () => playerStore.get().item !== null;
  const hasNext = () => queueStore.get().at + 1 < queueStore.get().items.length;
  return [
    { id: 'player.loop', label: t('action_loop'), group: 'player', run: toggleLoop, isAvailable: hasItem },
    {
      id: 'player.hide',
      label: t('action_hide'),
      group: 'player',
      run: () => setHidden(!playerStore.get().isHidden),
      isAvailable: hasItem,
    },
    {
      id: 'player.next',
      label: t('action_next'),
      group: 'player',
      run: () => void playNextInQueue(),
      isAvailable: hasNext,
    },
    {
      id: 'player.previous',
      label: t('action_previous'),
      group: 'player',
      run: playPreviousInQueue,
      isAvailable: () => queueStore.get().at > 0,
    },
  ];
}
