import { useState } from 'react';
import { stopPreview } from '../../lib/preview.ts';
import { Orb } from '../../ui/Orb.tsx';
import { PickerFrame } from '../../ui/PickerFrame.tsx';
import { useIsWide } from '../../lib/hooks.ts';
import { PickButton } from './PickButton.tsx';
import type { Speech } from './use-speech.ts';
import { voiceNote } from './voice-words.ts';
import { VoiceList } from './VoiceList.tsx';

/** Its list, in whatever opens it. */
export function VoicePicker({ speech, trigger }: { speech: Speech; trigger?: (open: () => void) => React.ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const isWide = useIsWide();
  const { voice } = speech;
  function change(next: boolean) {
    setIsOpen(next);
    if (!next) stopPreview();
  }
  const open = isWide ? {} : { onClick: () => change(true) };
  return (
    <PickerFrame
      title="Choose a voice"
      isWide={isWide}
      isOpen={isOpen}
      onOpenChange={change}
      trigger={
        trigger?.(() => change(true)) ?? (
          <PickButton
            {...open}
            label="Voice"
            picture={<Orb seed={voice?.voice_id ?? ''} />}
            name={voice?.name}
            note={voice ? voiceNote(voice) : ''}
          />
        )
      }
    >
      <VoiceList speech={speech} onDone={() => change(false)} />
    </PickerFrame>
  );
}
