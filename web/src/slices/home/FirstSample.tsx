import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { listVoices } from '#contract/voices/api.ts';
import { previewStore, togglePreview } from '../player/public.ts';
import { useRead } from '../../lib/queries.ts';
import { useStore } from '../../lib/store.ts';
import { buttonClass } from '../../ui/button/Button.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { t } from './messages.ts';
import { PlayOrb } from '../../ui/audio/PlayOrb.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';
import { voicesToTry } from '../speech/public.ts';

/** Offers a free voice sample to users who have generated nothing yet. */
export function FirstSample() {
  const voices = useRead(listVoices);
  const playing = useStore(previewStore, ({ voice_id }) => voice_id);
  const share = useStore(previewStore, ({ time, duration }) =>
    duration > 0 ? Math.round((time / duration) * 100) : 0,
  );
  return (
    <Loaded of={voices} skeleton={<RowSkeletons label={t('loading_voices')} count={1} />}>
      {({ voices: all }) => {
        const [voice] = voicesToTry(all, [], navigator.languages, 0, 1);
        if (!voice) return null;
        const isPlaying = playing === voice.voice_id;
        return (
          <div className="flex flex-wrap items-center gap-4 p-4">
            <PlayOrb
              seed={voice.voice_id}
              size={64}
              what={voice.name}
              isPlaying={isPlaying}
              onClick={() => togglePreview(voice)}
            />
            <div className="flex min-w-0 flex-[1_1_220px] flex-col gap-2">
              <p className="text-muted">{t('hear_text', { name: voice.name })}</p>
              <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-[var(--meter-rest)]">
                <span className="block h-full rounded-full bg-ink" style={{ width: `${isPlaying ? share : 0}%` }} />
              </span>
            </div>
            <Link to={pages.textToSpeech} className={buttonClass()}>
              {t('write_first')}
            </Link>
          </div>
        );
      }}
    </Loaded>
  );
}
