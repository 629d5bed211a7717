import { Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { listHistory } from '#contract/history/api.ts';
import { pages } from '#contract/pages.ts';
import { listVoices } from '#contract/voices/api.ts';
import type { Voice } from '#contract/voices/types.ts';
import { previewStore, togglePreview } from '../player/public.ts';
import { useRead } from '../../lib/queries.ts';
import { requestSpeech, voicesToTry } from '../speech/public.ts';
import { useStore } from '../../lib/store.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Card, cardLink, cardRow } from './Card.tsx';
import { latestInput } from './latest.ts';
import { t } from './messages.ts';
import { PlayOrb } from '../../ui/audio/PlayOrb.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';

const speechPath = pages.textToSpeech;
const day = 86_400_000;

export function VoicesToTry() {
  const voices = useRead(listVoices);
  const [today] = useState(() => Math.floor(Date.now() / day));
  // Without the history every voice counts as unused.
  const latest = useRead(listHistory, latestInput);
  const used = latest.data?.history.map(({ voice_id }) => voice_id) ?? [];
  return (
    <Card
      title={t('voices_to_try')}
      waits={latest.isPending}
      link={
        <Link to={speechPath} onClick={() => requestSpeech({ opensVoices: true })} className={cardLink}>
          {t('all_voices')}
        </Link>
      }
    >
      <Loaded
        of={{ ...voices, data: latest.isPending ? undefined : voices.data }}
        skeleton={<RowSkeletons label={t('loading_voices')} count={5} />}
      >
        {({ voices: all }) => {
          const few = voicesToTry(all, used, navigator.languages, today);
          return few.length === 0 ? (
            <p className="p-4 text-muted">{t('no_voices')}</p>
          ) : (
            <ul>
              {few.map((voice) => (
                <VoiceRow key={voice.voice_id} voice={voice} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Card>
  );
}

/** Gives the first sentence of a description. The rest is about how the sound is made. */
const firstSentence = (text: string | null) => /^.*?[.;](?=\s|$)/.exec(text ?? '')?.[0].slice(0, -1) ?? text;

function VoiceRow({ voice }: { voice: Voice }) {
  const { voice_id, name, description } = voice;
  const isPlaying = useStore(previewStore, (preview) => preview.voice_id === voice_id);
  const navigate = useNavigate();
  return (
    <li className={cardRow}>
      <PlayOrb seed={voice_id} what={name} isPlaying={isPlaying} onClick={() => togglePreview(voice)} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span dir="auto" className="block truncate text-caption text-muted rtl:text-right">
          {firstSentence(description)}
        </span>
      </span>
      <IconButton
        label={t('use_voice', { name })}
        size="sm"
        className="shadow-[inset_0_0_0_1px_var(--line-strong)]"
        onClick={() => {
          requestSpeech({ voice_id });
          void navigate({ to: speechPath });
        }}
      >
        <Plus size={16} strokeWidth={1.75} />
      </IconButton>
    </li>
  );
}
