import { useState } from 'react';
import type { User } from '#contract/profile/types.ts';
import { listVoices } from '#contract/voices/api.ts';
import type { Voice } from '#contract/voices/types.ts';
import { previewStore, togglePreview } from '../../player/public.ts';
import { useRead } from '../../../lib/queries.ts';
import { useStore } from '../../../lib/store.ts';
import { toastError } from '../../../lib/toasts.ts';
import { voicesToTry } from '../../speech/public.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { PlayOrb } from '../../../ui/audio/PlayOrb.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { answer, onboardingStore } from '../answers.ts';
import { t } from '../messages.ts';
import { greetingFor, greetingCost, speakGreeting } from './spoken-name.ts';

const offered = 4;

/** Lets the user try voices. Samples are free; hearing the own name costs credits, and the screen says so. */
export function VoiceStep({ user }: { user: User }) {
  const voices = useRead(listVoices);
  const name = useStore(onboardingStore, ({ answers }) => answers.first_name) ?? user.first_name ?? '';
  const greeting = greetingFor(name);
  return (
    <div className="flex flex-col gap-3">
      <Loaded of={voices} skeleton={<VoiceSkeletons />}>
        {({ voices: all }) => (
          <fieldset className="flex flex-col gap-2.5">
            <legend className="sr-only">{t('voice_title')}</legend>
            {voicesToTry(all, [], navigator.languages, 0, offered).map((voice) => (
              <VoiceChoice key={voice.voice_id} voice={voice} greeting={greeting} />
            ))}
          </fieldset>
        )}
      </Loaded>
      {greeting && (
        <p className="text-table text-muted">{t('name_cost', { greeting, count: greetingCost(greeting) })}</p>
      )}
    </div>
  );
}

function VoiceChoice({ voice, greeting }: { voice: Voice; greeting: string | undefined }) {
  const { voice_id, name, description } = voice;
  const isChosen = useStore(onboardingStore, ({ answers }) => answers.voice_id === voice_id);
  const isPlaying = useStore(previewStore, (preview) => preview.voice_id === voice_id);
  const [isBusy, setIsBusy] = useState(false);

  async function playName(text: string) {
    setIsBusy(true);
    try {
      togglePreview(voice, await speakGreeting(voice_id, text));
    } catch (error) {
      toastError(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="relative flex min-h-14 items-center gap-3 rounded-lg border border-line px-3 py-2 has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-focus-visible:border-control dark:bg-surface">
      <PlayOrb seed={voice_id} what={name} isPlaying={isPlaying} onClick={() => togglePreview(voice)} />
      <label className="flex min-h-10 min-w-0 flex-1 cursor-pointer items-center gap-3">
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{name}</span>
          <span className="line-clamp-2 text-caption text-muted">{description}</span>
        </span>
        <input
          type="radio"
          name="voice"
          aria-label={name}
          checked={isChosen}
          onChange={() => answer({ voice_id })}
          className="radio order-last flex-none"
        />
      </label>
      {greeting && (
        <Button
          size="sm"
          isBusy={isBusy}
          aria-label={t('hear_name_in', { voice: name })}
          onClick={() => void playName(greeting)}
        >
          {t('hear_name')}
        </Button>
      )}
    </div>
  );
}

function VoiceSkeletons() {
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-2.5">
      {Array.from({ length: offered }, (_, row) => (
        <div key={row} className="flex h-14 items-center gap-3 rounded-lg border border-line px-3">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="w-1/3" />
        </div>
      ))}
    </div>
  );
}
