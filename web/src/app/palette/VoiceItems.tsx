import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { pages } from '#contract/pages.ts';
import { listVoices } from '#contract/voices/api.ts';
import { useRead } from '../../lib/queries.ts';
import { requestSpeech } from '../../slices/speech/speech-input.ts';
import { voiceDescription } from '../../slices/speech/voices/voice-descriptions.ts';
import { traitLabel } from '../../slices/speech/voices/voice-labels.ts';
import { Orb } from '../../ui/audio/Orb.tsx';
import { t } from '../../lib/language/actions-messages.ts';
import { PaletteItem } from './PaletteItem.tsx';

/** Lists voices; choosing one takes it to Text to Speech. */
export function VoiceItems() {
  const navigate = useNavigate();
  const voices = useRead(listVoices, {}).data?.voices ?? [];
  return (
    <Command.Group heading={t('group_voices')}>
      {voices.map(({ voice_id, name, description, labels }) => (
        <PaletteItem
          key={voice_id}
          id={`voice-${voice_id}`}
          keywords={[name, ...Object.values(labels), t('group_voices')]}
          icon={<Orb seed={voice_id} size={22} />}
          label={name}
          detail={voiceDescription({ voice_id, description }) || Object.values(labels).map(traitLabel).join(' · ')}
          onChoose={() => {
            requestSpeech({ voice_id });
            void navigate({ to: pages.textToSpeech });
          }}
        />
      ))}
    </Command.Group>
  );
}
