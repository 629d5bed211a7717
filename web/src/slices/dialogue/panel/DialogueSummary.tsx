import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '../../../ui/button/Chip.tsx';
import { Sheet } from '../../../ui/overlay/Sheet.tsx';
import { t } from '../messages.ts';
import { speakersOf } from '../model/turns.ts';
import type { DialogueView } from '../use-dialogue.ts';
import { DialogueSettings } from './DialogueSettings.tsx';

/** Sums up speakers, model and settings on a narrow screen. Each chip opens the sheet with all of them. */
export function DialogueSummary({ dialogue }: { dialogue: DialogueView }) {
  const [isOpen, setIsOpen] = useState(false);
  const speakers = speakersOf(dialogue.turns);
  return (
    <div
      role="group"
      aria-label={t('settings')}
      className="flex flex-none gap-2 overflow-x-auto border-t border-line px-6 py-2.5 max-md:px-4"
    >
      <Chip onClick={() => setIsOpen(true)}>
        <span aria-hidden="true" className="flex gap-1">
          {speakers.slice(0, 4).map(({ voice_id }) => (
            <span
              key={voice_id}
              data-speaker={dialogue.colors.get(voice_id)}
              className="size-3 rounded-[3px] bg-(--speaker)"
            />
          ))}
        </span>
        {t('speakers_count', { count: speakers.length })}
      </Chip>
      <Chip onClick={() => setIsOpen(true)}>
        <SlidersHorizontal size={14} strokeWidth={1.75} aria-hidden="true" />
        {dialogue.model?.name ?? '…'}
      </Chip>
      <Sheet title={t('settings')} isOpen={isOpen} onOpenChange={setIsOpen}>
        <DialogueSettings dialogue={dialogue} />
      </Sheet>
    </div>
  );
}
