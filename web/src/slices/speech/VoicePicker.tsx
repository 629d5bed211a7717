import { lazy, Suspense, useEffect, useState } from 'react';
import { useIsWide } from '../../lib/hooks.ts';
import { stopPreview } from '../../lib/preview.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Orb } from '../../ui/Orb.tsx';
import { PickerFrame } from '../../ui/PickerFrame.tsx';
import { PickButton } from './PickButton.tsx';
import type { Speech } from './use-speech.ts';
import { voiceNote } from './voice-words.ts';

const load = () => import('./VoiceList.tsx');
const VoiceList = lazy(async () => ({ default: (await load()).VoiceList }));

/** A wide button in the panel, or a chip in the row that stands in for it. */
export function VoicePicker({ speech, isChip = false }: { speech: Speech; isChip?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const isWide = useIsWide();
  const { voice } = speech;
  // Not part of the first load, and there before anybody opens it.
  useEffect(() => {
    const timer = setTimeout(() => void load(), 500);
    return () => clearTimeout(timer);
  }, []);
  function change(next: boolean) {
    setIsOpen(next);
    if (!next) stopPreview();
  }
  // A popover adds its own click to the button; a sheet does not know it.
  const open = isWide ? {} : { onClick: () => change(true) };
  const seed = voice?.voice_id ?? '';
  return (
    <PickerFrame
      title="Choose a voice"
      width="w-[440px]"
      isWide={isWide}
      isOpen={isOpen}
      onOpenChange={change}
      trigger={
        isChip ? (
          <Chip aria-label={`Voice: ${voice?.name ?? 'loading'}`} className="ps-1.5" {...open}>
            <Orb seed={seed} size={20} />
            {voice?.name ?? '…'}
          </Chip>
        ) : (
          <PickButton
            label="Voice"
            picture={<Orb seed={seed} />}
            name={voice?.name}
            note={voice ? voiceNote(voice) : ''}
            {...open}
          />
        )
      }
    >
      <Suspense fallback={<div className="h-[480px]" />}>
        <VoiceList speech={speech} onDone={() => change(false)} />
      </Suspense>
    </PickerFrame>
  );
}
