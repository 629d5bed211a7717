import { RotateCcw } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { editDraft } from './draft.ts';
import type { Speech } from './use-speech.ts';

/** Below, the same text may sound different each time. */
const stableFrom = 0.3;

export function SettingsSliders({ speech }: { speech: Speech }) {
  const { speed, stability, preset, draft } = speech;
  const isPreset = draft.speed === null && draft.stability === null;
  return (
    <div className="flex flex-col gap-4">
      <Slider
        label="Speed"
        value={speed}
        min={0.7}
        max={1.2}
        preset={preset.speed}
        ends={['Slower', 'Faster']}
        onChange={(value) => editDraft({ speed: value })}
      />
      <Slider
        label="Stability"
        value={stability}
        min={0}
        max={1}
        preset={preset.stability}
        ends={['More variable', 'More stable']}
        isUnstable={stability < stableFrom}
        onChange={(value) => editDraft({ stability: value })}
      />
      <div className="flex justify-end">
        <Button
          look="ghost"
          size="sm"
          isDisabled={isPreset}
          onClick={() => editDraft({ speed: null, stability: null })}
          icon={<RotateCcw size={14} strokeWidth={1.75} />}
          className="-me-2.5"
        >
          Reset values
        </Button>
      </div>
    </div>
  );
}
