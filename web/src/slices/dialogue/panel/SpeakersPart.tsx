import { ChevronRight, Plus } from 'lucide-react';
import { maxDialogueVoices } from '#contract/dialogue/types.ts';
import { Orb } from '../../../ui/audio/Orb.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { t } from '../messages.ts';
import { speakersOf } from '../model/turns.ts';
import { addTurn, exchangeVoice } from '../turns/turn-actions.ts';
import { VoicePopover } from '../turns/VoiceButton.tsx';
import type { DialogueView } from '../use-dialogue.ts';

/** Who speaks: a voice can be exchanged in all of its turns, and another speaker joins with a turn of their own. */
export function SpeakersPart({ dialogue }: { dialogue: DialogueView }) {
  const { turns, voices, nameOf, colors } = dialogue;
  const speakers = speakersOf(turns);
  const isFull = speakers.length >= maxDialogueVoices;
  return (
    <section aria-labelledby="speakers" className="flex flex-col gap-1">
      <div className="flex items-center">
        <h2 id="speakers" className="text-table font-medium">
          {t('speakers')}
        </h2>
        <span className="-me-2.5 ms-auto">
          <VoicePopover
            dialogue={dialogue}
            voiceId=""
            title={t('choose_voice')}
            onChoose={(voice) => addTurn(undefined, voice)}
            trigger={
              <Button
                look="ghost"
                size="sm"
                isDisabled={isFull}
                aria-describedby={isFull ? 'speakers-full' : undefined}
                icon={<Plus size={15} strokeWidth={1.75} aria-hidden="true" />}
              >
                {t('add_speaker')}
              </Button>
            }
          />
        </span>
      </div>
      {isFull && (
        <p id="speakers-full" className="text-caption text-muted">
          {t('speakers_full', { count: maxDialogueVoices })}
        </p>
      )}
      <ul className="flex flex-col">
        {speakers.map(({ voice_id, turns: count }) => {
          const name = nameOf(voice_id);
          const voice = voices?.find((one) => one.voice_id === voice_id);
          const note = t('turns_count', { count });
          return (
            <li key={voice_id} data-speaker={colors.get(voice_id)}>
              <VoicePopover
                dialogue={dialogue}
                voiceId={voice_id}
                title={t('choose_voice')}
                onChoose={(next) => exchangeVoice(voice_id, next)}
                trigger={
                  <button
                    type="button"
                    aria-label={t('change_speaker', { name, note })}
                    className="-mx-2 flex min-h-[52px] w-[calc(100%+16px)] items-center gap-2.5 rounded-md px-2 py-1 text-start hover:bg-hover data-[state=open]:bg-hover"
                  >
                    <span aria-hidden="true" className="h-8 w-1 flex-none rounded-full bg-(--speaker)" />
                    <Orb seed={voice_id} size={32} isUnavailable={voices !== undefined && !voice} />
                    <span className="min-w-0 flex-1">
                      <span className="block truncate text-table font-medium">{name}</span>
                      <span className="block truncate text-caption text-muted">
                        {voice && voice.name !== name ? `${voice.name} · ${note}` : note}
                      </span>
                    </span>
                    <ChevronRight
                      size={16}
                      strokeWidth={1.75}
                      aria-hidden="true"
                      className="flex-none text-muted rtl:rotate-180"
                    />
                  </button>
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
