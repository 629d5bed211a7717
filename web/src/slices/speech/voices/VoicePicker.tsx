import { useEffect } from 'react';
import { useIsWide } from '../../../lib/hooks.ts';
import { useStore } from '../../../lib/store.ts';
import { Chip } from '../../../ui/button/Chip.tsx';
import { Orb } from '../../../ui/audio/Orb.tsx';
import { PickerFrame } from '../../../ui/overlay/PickerFrame.tsx';
import { t } from '../messages.ts';
import { PickButton } from '../settings/PickButton.tsx';
import type { VoiceChoice } from '../voice-choice.ts';
import { openPicker, pickerStore } from './picker-store.ts';
import { voiceNote } from './voice-labels.ts';
import { VoiceListPart } from './voice-list-part.ts';

/** Draws the button of the voice picker: wide in the panel, or a chip in the row of a narrow screen. */
export function VoicePicker({ speech, isChip = false }: { speech: VoiceChoice; isChip?: boolean }) {
  const isOpen = useStore(pickerStore, (picker) => picker.isOpen);
  const isWide = useIsWide();
  const { voice } = speech;
  // The picker is not part of the first load. It is fetched before anybody opens it.
  useEffect(() => {
    const timer = setTimeout(() => void VoiceListPart.preload(), 500);
    return () => {
      clearTimeout(timer);
      openPicker(false);
    };
  }, []);
  // A popover handles the click of its trigger by itself, but a sheet does not.
  const open = isWide ? {} : { onClick: () => openPicker(true) };
  const seed = voice?.voice_id ?? '';
  return (
    <PickerFrame
      title={t('voice_choose')}
      width="w-[440px]"
      isWide={isWide}
      isOpen={isOpen}
      onOpenChange={openPicker}
      trigger={
        isChip ? (
          <Chip
            aria-label={t('picked', { label: t('voice'), name: voice?.name ?? t('loading') })}
            aria-keyshortcuts="Control+Shift+V Meta+Shift+V"
            className="ps-1.5"
            {...open}
          >
            <Orb seed={seed} size={20} />
            {voice?.name ?? '…'}
          </Chip>
        ) : (
          <PickButton
            label={t('voice')}
            aria-keyshortcuts="Control+Shift+V Meta+Shift+V"
            picture={<Orb seed={seed} />}
            name={voice?.name}
            note={voice ? voiceNote(voice) : ''}
            {...open}
          />
        )
      }
    >
      <VoiceListPart speech={speech} onDone={() => openPicker(false)} />
    </PickerFrame>
  );
}
