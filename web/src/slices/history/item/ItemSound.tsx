import { useMemo, type RefObject } from 'react';
import { getHistoryItem, getHistoryWaveform } from '#contract/history/api.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { formatTime, speakTime } from '../../../lib/format.ts';
import { itemInput, playHistoryItem, waveInput } from '../../player/public.ts';
import { textOf } from '../../../lib/player/item-text.ts';
import { fromWaveform } from '../../../lib/player/peaks.ts';
import { play, seek } from '../../../lib/player/controls.ts';
import { clockStore, playerStore } from '../../../lib/player/state.ts';
import { useRead } from '../../../lib/queries.ts';
import { useStore } from '../../../lib/store.ts';
import { segmentLines, timeWords, wordAt } from '../../../lib/player/words.ts';
import { ItemPlayButton } from './ItemPlayButton.tsx';
import { SpokenText } from '../../../ui/audio/SpokenText.tsx';
import { Waveform } from '../../../ui/audio/Waveform.tsx';
import { nameOf } from '../item-labels.ts';
import { t } from './drawer-messages.ts';
import { useItemStatus } from '../use-item-state.ts';

const readTime = () => clockStore.get().time;

function readBand(): [number, number] | null {
  const { words, status } = playerStore.get();
  const word = words[wordAt(words, readTime())];
  return word && status !== 'ended' && readTime() <= word.end ? [word.start, word.end] : null;
}

/** The clock of an item that is not in the player: it stays at the start. */
const still = { subscribe: () => () => undefined, readTime: () => 0 };
const follow = { subscribe: clockStore.subscribe, readTime, readBand };

/** Shows the waveform and the words of an item on the player's clock. Both can be clicked before it plays. */
export function ItemSound({ item, scroller }: { item: HistoryItem; scroller: RefObject<HTMLElement | null> }) {
  const id = item.history_item_id;
  const status = useItemStatus(id);
  const isLoaded = status !== null;
  const second = useStore(clockStore, ({ time }) => Math.floor(time));
  const playedPeaks = useStore(playerStore, ({ peaks }) => peaks);
  const text = textOf(item);
  const { data: stored } = useRead(getHistoryItem, itemInput(id), { staleTime: Infinity });
  const { data: wave } = useRead(getHistoryWaveform, waveInput(id), { staleTime: Infinity });
  const known = useMemo(
    () => (wave && wave.visual_waveform.length > 0 ? fromWaveform(wave.visual_waveform) : null),
    [wave],
  );
  const lines = useMemo(() => segmentLines(text), [text]);
  const alignment = stored?.alignments?.alignment;
  const words = useMemo(() => (alignment ? timeWords(lines, text, alignment) : []), [alignment, lines, text]);
  const duration = item.duration_seconds ?? 0;

  function jump(at: number) {
    if (!isLoaded) return playHistoryItem(item, { at });
    seek(at);
    void play();
  }

  return (
    <>
      <div dir="ltr">
        <Waveform
          label={t('seek_in', { name: nameOf(item) })}
          peaks={known ?? (isLoaded ? playedPeaks : null)}
          duration={duration}
          {...(isLoaded ? follow : still)}
          speakTime={speakTime}
          onSeek={isLoaded ? seek : jump}
          barStep={4}
          className="h-[72px]"
        />
        <div className="mt-2 flex items-center gap-3 font-mono text-caption tabular-nums">
          <ItemPlayButton item={item} />
          <span data-testid="item-time">{formatTime(isLoaded ? second : 0)}</span>
          <span className="ms-auto text-muted">{formatTime(duration)}</span>
        </div>
      </div>
      <div data-pronounce={item.voice_id ?? ''} data-pronounce-item>
        <SpokenText
          // A new key removes the marks that an earlier playback left on the words.
          key={`${id} ${isLoaded}`}
          label={t('spoken_text')}
          text={text}
          lines={lines}
          words={words}
          turns={item.dialogue}
          isLoaded={isLoaded}
          scroller={scroller}
          onSeek={jump}
        />
      </div>
    </>
  );
}
