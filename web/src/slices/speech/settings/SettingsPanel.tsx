import { ModelPicker } from './ModelPicker.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import type { Speech } from '../use-speech.ts';
import { VoicePicker } from '../voices/VoicePicker.tsx';

export function SettingsPanel({ speech }: { speech: Speech }) {
  return (
    <div className="flex flex-col gap-5 p-5">
      <VoicePicker speech={speech} />
      <ModelPicker speech={speech} />
      <hr className="border-line" />
      <SettingsForm speech={speech} />
    </div>
  );
}
