import { clsx } from 'clsx';
import { Mic, Square } from 'lucide-react';
import { useEffect } from 'react';
import { isSingleKey } from '../../lib/keys/single-keys.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../button/Button.tsx';
import { barHeight } from './level.ts';
import { t } from './messages.ts';
import { keptLevels, type RecorderState, type SoundRecorder } from './sound-recorder.ts';

interface LiveRecordingProps {
  recorder: SoundRecorder;
  maxSeconds: number;
  onDiscard(): void;
}

const levelNames = {
  waiting: 'level_waiting',
  quiet: 'level_quiet',
  good: 'level_good',
  loud: 'level_loud',
} as const;
const levelAdvice = {
  waiting: 'advice_waiting',
  quiet: 'advice_quiet',
  good: 'advice_good',
  loud: 'advice_loud',
} as const;

const adviceOf = ({ phase, isLost, level }: RecorderState) =>
  isLost ? t('advice_lost') : phase === 'paused' ? t('advice_paused') : t(levelAdvice[level]);

/** A stop watch: tenths tell that it runs. */
function watch(seconds: number): string {
  const whole = Math.floor(seconds);
  const tenth = Math.floor((seconds - whole) * 10);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}.${tenth}`;
}

/** What is shown until the recording ends. */
export function LiveRecording({ recorder, maxSeconds, onDiscard }: LiveRecordingProps) {
  const state = useStore(recorder.store, (all) => all);
  const { phase } = state;
  const isOn = phase === 'recording' || phase === 'paused';

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSingleKey(event, 'r')) return;
      event.preventDefault();
      void recorder.stop();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [recorder]);

  if (!isOn) {
    return (
      <>
        <Mic size={28} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
        <div role="status" className="flex flex-col gap-1">
          <p className="font-medium">{t('asking')}</p>
          <p className="text-table text-muted">{t('asking_help')}</p>
        </div>
        <Button look="ghost" onClick={onDiscard}>
          {t('cancel')}
        </Button>
      </>
    );
  }

  const isPaused = phase === 'paused';
  return (
    <>
      <div className="flex max-w-full flex-wrap items-center justify-center gap-2 text-table">
        <span
          aria-hidden="true"
          className={clsx('size-2.5 rounded-full', isPaused ? 'bg-muted' : 'animate-pulse bg-danger-fill')}
        />
        <span role="status">{isPaused ? t('paused') : t('recording')}</span>
        <MicrophoneSelect state={state} onChoose={(id) => void recorder.chooseDevice(id)} />
      </div>
      <span
        role="timer"
        aria-label={t('elapsed')}
        className="font-mono text-[40px] leading-[48px] font-medium tracking-[-.03em] tabular-nums"
      >
        {watch(state.seconds)}
      </span>
      <LevelMeter levels={state.levels} label={t(levelNames[state.level])} isPaused={isPaused} />
      <p role="status" className={clsx('text-table', state.level === 'good' ? 'text-muted' : 'text-ink-2')}>
        {adviceOf(state)}
      </p>
      <div className="flex items-center gap-3">
        <Button look="ghost" onClick={onDiscard}>
          {t('discard')}
        </Button>
        <button
          type="button"
          aria-label={t('stop')}
          aria-keyshortcuts="R"
          onClick={() => void recorder.stop()}
          className="grid size-14 flex-none place-items-center rounded-full bg-primary text-on-primary transition-colors hover:bg-primary-hover"
        >
          <Square size={16} strokeWidth={0} fill="currentColor" aria-hidden="true" />
        </button>
        <Button
          look="ghost"
          isDisabled={state.isLost}
          onClick={isPaused ? recorder.resume : recorder.pause}
          className="min-w-[5.5rem]"
        >
          {isPaused ? t('resume') : t('pause')}
        </Button>
      </div>
      <p className="text-caption text-muted">{t('limit', { minutes: Math.max(1, Math.round(maxSeconds / 60)) })}</p>
    </>
  );
}

interface MicrophoneSelectProps {
  state: RecorderState;
  onChoose(id: string): void;
}

/** Changing it does not end the recording. */
function MicrophoneSelect({ state: { devices, deviceId }, onChoose }: MicrophoneSelectProps) {
  if (devices.length === 0) return null;
  return (
    <select
      aria-label={t('microphone')}
      value={deviceId}
      onChange={(event) => onChoose(event.target.value)}
      className="h-7 max-w-[15rem] min-w-0 cursor-pointer truncate rounded-sm bg-transparent px-1.5 text-muted hover:bg-hover hover:text-ink max-md:h-11 max-md:max-w-[11rem] [&_option]:bg-raised [&_option]:text-ink"
    >
      {devices.map(({ id, label }, at) => (
        <option key={id} value={id}>
          {label || t('microphone_unnamed', { number: at + 1 })}
        </option>
      ))}
    </select>
  );
}

interface LevelMeterProps {
  levels: readonly number[];
  label: string;
  isPaused: boolean;
}

function LevelMeter({ levels, label, isPaused }: LevelMeterProps) {
  const blank = Math.max(0, keptLevels - levels.length);
  return (
    <div
      role="img"
      aria-label={label}
      dir="ltr"
      className="flex h-10 w-full max-w-[380px] items-center justify-center gap-[3px]"
    >
      {Array.from({ length: keptLevels }, (_, at) => (
        <span
          key={at}
          className={clsx('w-[3px] flex-none rounded-full', at < blank || isPaused ? 'bg-line-strong' : 'bg-ink')}
          style={{ height: `${Math.max(8, 100 * barHeight(levels[at - blank] ?? 0))}%` }}
        />
      ))}
    </div>
  );
}
