import { clsx } from 'clsx';
import { cloneElement, useState, type ReactElement } from 'react';
import type { Voice } from '#contract/voices/types.ts';
import { useIsWide } from '../../../lib/hooks.ts';
import { Orb } from '../../../ui/audio/Orb.tsx';
import { PickerFrame } from '../../../ui/overlay/PickerFrame.tsx';
import type { TriggerProps } from '../../../ui/overlay/when-needed.ts';
import { stopPreview } from '../../player/public.ts';
import { VoiceListPart } from '../../speech/public.ts';
import { t } from '../messages.ts';
import type { DialogueView } from '../use-dialogue.ts';

interface VoicePopoverProps {
  dialogue: Pick<DialogueView, 'voices' | 'models'>;
  /** The voice that is chosen now; empty for none. */
  voiceId: string;
  title: string;
  trigger: ReactElement<TriggerProps>;
  onChoose(voiceId: string): void;
}

/** A button that opens the list of voices: in a popover, or in a sheet on a narrow screen. */
export function VoicePopover({ dialogue, voiceId, title, trigger, onChoose }: VoicePopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isWide = useIsWide();
  const { voices, models } = dialogue;
  const voice: Voice | undefined = voices?.find(({ voice_id }) => voice_id === voiceId);
  function change(next: boolean) {
    setIsOpen(next);
    if (!next) stopPreview();
  }
  return (
    <PickerFrame
      title={title}
      width="w-[440px]"
      isWide={isWide}
      isOpen={isOpen}
      onOpenChange={change}
      // A popover handles the click of its trigger by itself, but a sheet does not.
      trigger={isWide ? trigger : cloneElement(trigger, { onClick: () => setIsOpen(true) })}
    >
      <VoiceListPart speech={{ voices, voice, models }} onChoose={onChoose} onDone={() => change(false)} />
    </PickerFrame>
  );
}

interface VoiceButtonProps extends Omit<VoicePopoverProps, 'trigger' | 'title'> {
  name: string;
  /** The number of the turn, from 1. */
  number: number;
  isSpeaking: boolean;
}

/** Who says a turn. */
export function VoiceButton({ name, number, isSpeaking, ...rest }: VoiceButtonProps) {
  return (
    <VoicePopover
      {...rest}
      title={t('choose_voice')}
      trigger={
        <button
          type="button"
          aria-label={t('voice_of_turn', { number, name })}
          className="flex h-[30px] max-w-full min-w-0 items-center gap-2 rounded-sm pe-1.5 text-start text-table font-medium hover:bg-hover data-[state=open]:bg-hover max-md:h-9"
        >
          <Orb seed={rest.voiceId} size={24} isSpeaking={isSpeaking} isUnavailable={rest.voiceId === ''} />
          <span className={clsx('truncate', rest.voiceId === '' && 'text-danger')}>{name}</span>
        </button>
      }
    />
  );
}
