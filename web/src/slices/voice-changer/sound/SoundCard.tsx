import { Download, Info } from 'lucide-react';
import { maxRecordingSeconds } from '#contract/speech-to-speech/types.ts';
import { formatTime, speakTime } from '../../../lib/format.ts';
import { pause, play, seek } from '../../../lib/player/controls.ts';
import { playUrl } from '../../../lib/player/playback.ts';
import { clockStore, playerStore, setPeaks } from '../../../lib/player/state.ts';
import { useStore } from '../../../lib/store.ts';
import { pauseUpload, resumeUpload } from '../../../lib/uploads/uploads.ts';
import { PlayButton } from '../../../ui/audio/PlayButton.tsx';
import { Waveform } from '../../../ui/audio/Waveform.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Kbd } from '../../../ui/display/Kbd.tsx';
import { UploadList } from '../../../ui/drop/UploadList.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Segment } from '../../../ui/form/Segment.tsx';
import { openDownloads } from '../../downloads/public.ts';
import { Thumbs } from '../../item-feedback/public.ts';
import { streamItem } from '../../player/public.ts';
import { changerStore, sourceItemId, type Result, type Source } from '../changer.ts';
import { noteWords } from '../../../lib/recognition-notes/note-words.ts';
import { t } from '../messages.ts';
import { partsOf } from './cut-sound.ts';
import { removeSource } from '../take-source.ts';
import { TrimHandles } from './TrimHandles.tsx';
import type { ChangerView } from '../use-changer.ts';

const subscribeClock = clockStore.subscribe;

interface SoundCardProps {
  changer: ChangerView;
  source: Source;
}

/** Draws the recording and its result one above the other, with one playhead. */
export function SoundCard({ changer, source }: SoundCardProps) {
  const { state, seconds, upload, isTooLong } = changer;
  const { result, mix } = state;
  const isTrimmed = seconds < source.seconds - 0.05;
  const playing = usePlaying();
  // Once there is a result, the player plays that, and the original follows it.
  const isHeard = playing === (result?.id ?? sourceItemId);
  const parts = partsOf(source.seconds, maxRecordingSeconds);

  return (
    <>
      {source.isSilent && <Banner tone="warning">{t('silent')}</Banner>}
      {isTooLong && (
        <Banner
          tone="warning"
          action={
            source.samples ? (
              <Button size="sm" onClick={() => changerStore.set({ trim: parts[0]! })}>
                {t('split')}
              </Button>
            ) : undefined
          }
        >
          {source.samples ? t('too_long') : t('too_long_unread')}
        </Banner>
      )}
      {upload && upload.state !== 'sent' && (
        <UploadList
          uploads={[upload]}
          onPause={pauseUpload}
          onResume={resumeUpload}
          onRetry={resumeUpload}
          onRemove={removeSource}
        />
      )}
      <section aria-label={t('sounds')} className="card">
        <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3 max-md:px-4">
          <p className={`min-w-0 flex-1 truncate font-medium ${isTrimmed ? 'max-md:basis-full' : ''}`} dir="auto">
            <bdi>{source.file.name}</bdi>
            {isTrimmed && (
              <span className="ms-2 font-normal text-table text-muted tabular-nums">
                {t('used_of', { used: formatTime(seconds), all: formatTime(source.seconds) })}
              </span>
            )}
          </p>
          {isTrimmed && (
            <Button look="ghost" size="sm" onClick={() => changerStore.set({ trim: { from: 0, to: source.seconds } })}>
              {t('use_all')}
            </Button>
          )}
          <Button look="ghost" size="sm" onClick={removeSource}>
            {t('replace')}
          </Button>
        </div>
        {parts.length > 1 && !isTooLong && <Parts parts={parts} from={state.trim.from} />}
        <SourceRow source={source} state={state} isPlaying={isHeard && (!result || mix < 0.5)} />
        {result && <ResultRow result={result} isPlaying={isHeard && mix >= 0.5} source={source} />}
        {result && <CompareRow result={result} mix={mix} />}
      </section>
      {result && <Notes result={result} />}
    </>
  );
}

/** The id of what the player plays at this moment. */
const usePlaying = (): string | undefined =>
  useStore(playerStore, ({ item, status }) => (status === 'playing' ? item?.id : undefined));

function Parts({ parts, from }: { parts: readonly { from: number; to: number }[]; from: number }) {
  const current = parts.findLastIndex((part) => from >= part.from);
  return (
    <div className="px-5 pb-3 max-md:px-4">
      <Segment
        label={t('parts')}
        value={String(current)}
        options={parts.map((part, at) => ({
          value: String(at),
          label: t('part', { number: at + 1, from: formatTime(part.from), to: formatTime(part.to) }),
        }))}
        onChange={(at) => changerStore.set({ trim: parts[Number(at)]! })}
      />
    </div>
  );
}

/** Plays the recording by itself, from the beginning of what is used. */
function playSource(source: Source, at: number): void {
  const item = streamItem({
    id: sourceItemId,
    type: 'speech-to-speech',
    text: source.file.name,
    voice_id: '',
    voice_name: t('original'),
  });
  const isCurrent = playUrl(item, source.url, { at });
  if (source.peaks && isCurrent()) setPeaks(source.peaks);
}

const rowClass =
  'grid grid-cols-[150px_minmax(0,1fr)_3rem] items-center gap-4 border-t border-line px-5 py-5 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-2.5 max-md:px-4 max-md:py-4';

/** On a narrow screen the waveform has a line of its own. */
const waveClass = 'relative min-w-0 max-md:col-span-2 max-md:row-start-2';

interface RowHeadProps {
  isPlaying: boolean;
  name: string;
  note: string;
  onToggle(): void;
}

function RowHead({ isPlaying, name, note, onToggle }: RowHeadProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <PlayButton size="sm" isPlaying={isPlaying} what={name} onClick={onToggle} />
      <span className="flex min-w-0 flex-col">
        <span className="truncate text-table font-medium">{name}</span>
        <span className="truncate text-caption text-muted">{note}</span>
      </span>
    </div>
  );
}

interface SourceRowProps {
  source: Source;
  state: ChangerView['state'];
  isPlaying: boolean;
}

function SourceRow({ source, state: { trim, result }, isPlaying }: SourceRowProps) {
  const toggleSource = () => {
    changerStore.set({ mix: 0 });
    if (isPlaying) return pause();
    const { item } = playerStore.get();
    if (item && item.id === (result?.id ?? sourceItemId)) return void play();
    if (result) return playResult(result);
    playSource(source, trim.from);
  };
  const readTime = () => {
    const { item } = playerStore.get();
    const { time } = clockStore.get();
    if (result && item?.id === result.id) return result.trim.from + time;
    return item?.id === sourceItemId ? time : 0;
  };
  const onSeek = (second: number) => {
    const { item } = playerStore.get();
    if (result && item?.id === result.id) return seek(second - result.trim.from);
    if (item?.id === sourceItemId) return seek(second);
    return undefined;
  };
  return (
    <div className={rowClass}>
      <RowHead
        isPlaying={isPlaying}
        name={t('original')}
        note={source.isRecorded ? t('recorded') : t('uploaded')}
        onToggle={toggleSource}
      />
      <div className={waveClass}>
        <Waveform
          peaks={source.peaks}
          duration={source.seconds}
          subscribe={subscribeClock}
          readTime={readTime}
          speakTime={speakTime}
          onSeek={onSeek}
          barStep={4}
          label={t('seek_original')}
          className="h-16"
        />
        {source.samples && <TrimHandles trim={trim} seconds={source.seconds} />}
      </div>
      <span className="text-end font-mono text-caption text-muted tabular-nums">{formatTime(source.seconds)}</span>
    </div>
  );
}

/** Plays the result from what was received: nothing has to be stored for it. */
function playResult(result: Result): void {
  const { source } = changerStore.get();
  const { id, voice_id, voice_name } = result;
  const text = source?.file.name ?? '';
  const url = URL.createObjectURL(result.blob);
  const isCurrent = playUrl(streamItem({ id, type: 'speech-to-speech', text, voice_id, voice_name }), url);
  if (result.peaks && isCurrent()) setPeaks(result.peaks);
}

function ResultRow({ result, source, isPlaying }: { result: Result; source: Source; isPlaying: boolean }) {
  const isLoaded = () => playerStore.get().item?.id === result.id;
  const share = source.seconds > 0 ? 100 / source.seconds : 0;
  return (
    <div className={rowClass}>
      <RowHead
        isPlaying={isPlaying}
        name={result.voice_name}
        note={t('take', { number: result.take })}
        onToggle={() => {
          changerStore.set({ mix: 1 });
          if (isPlaying) pause();
          else if (isLoaded()) void play();
          else playResult(result);
        }}
      />
      <div className={waveClass}>
        {/* It stands under the part of the original that it was made from. */}
        <div
          style={{
            marginInlineStart: `${result.trim.from * share}%`,
            marginInlineEnd: `${Math.max(0, source.seconds - result.trim.to) * share}%`,
          }}
        >
          <Waveform
            peaks={result.peaks}
            duration={result.seconds}
            subscribe={subscribeClock}
            readTime={() => (isLoaded() ? clockStore.get().time : 0)}
            speakTime={speakTime}
            onSeek={(second) => (isLoaded() ? seek(second) : playResult(result))}
            barStep={4}
            label={t('seek_result')}
            className="h-16"
          />
        </div>
      </div>
      <span className="text-end font-mono text-caption text-muted tabular-nums">{formatTime(result.seconds)}</span>
    </div>
  );
}

function CompareRow({ result, mix }: { result: Result; mix: number }) {
  const share = Math.round(mix * 100);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-5 py-3 max-md:px-4">
      <div className="flex-none whitespace-nowrap">
        <Segment
          label={t('compare')}
          value={mix < 0.5 ? 'a' : 'b'}
          options={[
            { value: 'a', label: t('original'), icon: <Kbd>A</Kbd> },
            { value: 'b', label: result.voice_name, icon: <Kbd>B</Kbd> },
          ]}
          onChange={(side) => changerStore.set({ mix: side === 'a' ? 0 : 1 })}
        />
      </div>
      <label className="flex min-w-0 flex-1 items-center gap-3 text-table text-muted max-md:basis-full">
        <span className="flex-none">{t('mix')}</span>
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-valuetext={t('mix_value', { share })}
          onChange={(event) => changerStore.set({ mix: Number(event.target.value) / 100 })}
          className="range min-w-0 flex-1 max-md:h-11"
          style={{ ['--v' as string]: `calc(${share}% + ${8 - share * 0.16}px)` }}
        />
      </label>
      <div className="ms-auto flex items-center gap-1">
        {result.isStored && <Thumbs historyItemId={result.id} />}
        <Button
          size="sm"
          aria-haspopup="dialog"
          isDisabled={!result.isStored}
          icon={<Download size={14} strokeWidth={1.75} aria-hidden="true" />}
          onClick={(event) => openDownloads({ id: result.id, title: result.voice_name }, event.currentTarget)}
        >
          {t('download')}
        </Button>
      </div>
    </div>
  );
}

/** Says how it was made: which part of the embedded path, and what was not done as asked. */
function Notes({ result }: { result: Result }) {
  const notes = [
    t(`kind_${result.kind}`),
    ...(result.hasNoiseRemoved && !result.warnings.some(({ code }) => code.startsWith('noise'))
      ? [t('noise_removed')]
      : []),
    ...result.warnings.filter(({ code }) => !code.startsWith('words_')).map(noteWords),
  ];
  return (
    <ul className="flex flex-col gap-2">
      {notes.map((note) => (
        <li key={note} className="flex items-start gap-2 text-table text-muted">
          <Info size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
