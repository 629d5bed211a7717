import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ModelPicker } from './ModelPicker.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import type { Speech } from './use-speech.ts';
import { VoicePicker } from './VoicePicker.tsx';

/** The settings panel of a narrow screen: what is set, each a button to its sheet. */
export function SummaryRow({ speech }: { speech: Speech }) {
  const [isOpen, setIsOpen] = useState(false);
  const { speed, stability } = speech.settings;
  return (
    <div
      role="group"
      aria-label="Settings"
      className="flex flex-none gap-2 overflow-x-auto border-t border-line px-6 py-2.5 max-md:px-4"
    >
      <VoicePicker speech={speech} isChip />
      <ModelPicker speech={speech} isChip />
      <Chip
        aria-label={`Settings: speed ${speed.toFixed(2)}, stability ${stability.toFixed(2)}`}
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal size={14} strokeWidth={1.75} aria-hidden="true" />
        <span className="tabular-nums">
          {speed.toFixed(2)} · {stability.toFixed(2)}
        </span>
      </Chip>
      <Sheet title="Settings" isOpen={isOpen} onOpenChange={setIsOpen}>
        <div className="px-5 pt-2 pb-6">
          <SettingsForm speech={speech} />
        </div>
      </Sheet>
    </div>
  );
}
