import { ModelPicker } from './ModelPicker.tsx';
import { SettingsSliders } from './SettingsSliders.tsx';
import type { Speech } from './use-speech.ts';
import { VoicePicker } from './VoicePicker.tsx';

export function SettingsPanel({ speech }: { speech: Speech }) {
  return (
    <div className="flex flex-col gap-5 p-5">
      <VoicePicker speech={speech} />
      <ModelPicker speech={speech} />
      <hr className="border-line" />
      <SettingsSliders speech={speech} />
    </div>
  );
}
