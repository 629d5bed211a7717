import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { formatDecimal } from '../../../lib/format.ts';
import { useStore } from '../../../lib/store.ts';
import { Chip } from '../../../ui/button/Chip.tsx';
import { Sheet } from '../../../ui/overlay/Sheet.tsx';
import { t } from '../messages.ts';
import { takesStore } from '../takes/takes.ts';
import { ModelPicker } from './ModelPicker.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import type { Speech } from '../use-speech.ts';
import { VoicePicker } from '../voices/VoicePicker.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

const TakesChip = lazyPart(async () => (await import('../takes/TakesChip.tsx')).TakesChip, { failure: 'none' });

/** Summarises the settings on a narrow screen. Each is a button that opens its sheet. */
export function SummaryRow({ speech }: { speech: Speech }) {
  const [isOpen, setIsOpen] = useState(false);
  const hasTakes = useStore(takesStore, ({ takes }) => takes.length > 0);
  const { speed, stability } = speech.settings;
  return (
    <div
      role="group"
      aria-label={t('settings')}
      className="flex flex-none gap-2 overflow-x-auto border-t border-line px-6 py-2.5 max-md:px-4"
    >
      <VoicePicker speech={speech} isChip />
      {hasTakes && <TakesChip />}
      <ModelPicker speech={speech} isChip />
      <Chip
        aria-label={t('settings_chip', { speed: formatDecimal(speed), stability: formatDecimal(stability) })}
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal size={14} strokeWidth={1.75} aria-hidden="true" />
        <span className="tabular-nums">
          {formatDecimal(speed)} · {formatDecimal(stability)}
        </span>
      </Chip>
      <Sheet title={t('settings')} isOpen={isOpen} onOpenChange={setIsOpen}>
        <div className="px-5 pt-2 pb-6">
          <SettingsForm speech={speech} />
        </div>
      </Sheet>
    </div>
  );
}
