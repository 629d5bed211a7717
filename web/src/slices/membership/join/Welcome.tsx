import { Pause, Play } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { getInviteWelcome } from '#contract/membership/api.ts';
import type { InviteLink, InviteWelcome } from '#contract/membership/types.ts';
import { formatTime, speakTime } from '../../../lib/format.ts';
import { useMedia } from '../../../lib/hooks.ts';
import { useRead } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Orb } from '../../../ui/audio/Orb.tsx';
import { SpokenSentence } from '../../../ui/audio/SpokenSentence.tsx';
import { Waveform } from '../../../ui/audio/Waveform.tsx';
import { t } from '../messages.ts';
import { useWelcomeSound } from './welcome-sound.ts';

interface WelcomeProps {
  code: string;
  workspace: string;
  invitation: NonNullable<InviteLink['invitation']>;
}

/** The right half of the page: a voice of the workspace says hello, when it is asked to. */
export function Welcome({ code, workspace, invitation }: WelcomeProps) {
  // Phones have no right half, so they do not ask for the sound either.
  const isShown = useMedia('(min-width: 901px)');
  const welcome = useRead(getInviteWelcome, { params: { link_code: code } }, { isEnabled: isShown }).data;
  if (!isShown) return null;
  return (
    <aside
      aria-label={workspace}
      className="grid items-center border-s border-line bg-surface px-[72px] py-16 max-[1100px]:px-10"
    >
      <div className="grid max-w-[620px] gap-10">
        {welcome && <SpokenWelcome welcome={welcome} workspace={workspace} />}
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <Fact label={t('join_members')}>{invitation.members}</Fact>
          <Fact label={t('join_voices')}>{invitation.voices}</Fact>
          <Fact label={t('join_role')}>
            {invitation.workspace_permission === 'workspace_admin' ? t('role_admin') : t('role_editor')}
          </Fact>
        </dl>
      </div>
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: string | number }) {
  return (
    <div>
      <dt className="text-table text-muted">{label}</dt>
      <dd className="text-[18px] leading-[26px] font-semibold">{children}</dd>
    </div>
  );
}

function SpokenWelcome({ welcome, workspace }: { welcome: InviteWelcome; workspace: string }) {
  const { text, words, seconds, voice_id, voice_name } = welcome;
  const sound = useWelcomeSound(welcome);
  const written = useMemo(() => text.split(' '), [text]);
  const [time, setTime] = useState(0);
  const { subscribe: listen, readTime } = sound;
  const subscribe = useCallback(
    (paint: () => void) =>
      listen(() => {
        paint();
        setTime(readTime());
      }),
    [listen, readTime],
  );
  // The engine may count words otherwise than they are written, so the share of the time decides.
  const at = words.findLastIndex(({ start }) => time > 0 && start <= time);
  const now = at < 0 ? -1 : Math.min(written.length - 1, Math.round((at * written.length) / words.length));
  const band = useCallback((): [number, number] | null => {
    const word = words.find(({ start, end }) => readTime() > 0 && start <= readTime() && readTime() < end);
    return word ? [word.start, word.end] : null;
  }, [words, readTime]);
  const peaks = useMemo(() => {
    const loudest = Math.max(0.01, ...welcome.peaks);
    return new Float32Array(welcome.peaks.map((peak) => peak / loudest));
  }, [welcome]);
  return (
    <>
      <p className="sr-only">{text}</p>
      <div aria-hidden="true">
        <SpokenSentence words={written} now={now} />
      </div>
      <Waveform
        peaks={peaks}
        duration={seconds}
        subscribe={subscribe}
        readTime={readTime}
        readBand={band}
        speakTime={speakTime}
        onSeek={sound.seek}
        barStep={4}
        label={t('join_welcome')}
        className="h-[88px]"
      />
      <div className="flex items-center gap-3">
        <Button
          aria-label={t(sound.isPlaying ? 'join_pause' : 'join_listen', { voice: voice_name })}
          icon={
            sound.isPlaying ? (
              <Pause size={16} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Play size={16} strokeWidth={1.75} aria-hidden="true" />
            )
          }
          onClick={sound.toggle}
        >
          {t(sound.isPlaying ? 'join_pause_short' : 'join_listen_short')}
        </Button>
        <Orb seed={voice_id} size={32} isSpeaking={sound.isPlaying} />
        <span className="min-w-0 flex-1 text-table text-muted">
          {t.rich('join_reading', { voice: <span className="font-medium text-ink">{voice_name}</span>, workspace })}
        </span>
        <span className="font-mono text-table text-muted tabular-nums">{formatTime(seconds)}</span>
      </div>
    </>
  );
}
