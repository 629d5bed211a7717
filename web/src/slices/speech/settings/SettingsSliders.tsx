import { Slider } from '../../../ui/form/Slider.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { t } from '../messages.ts';
import { sliders } from './settings.ts';
import type { VoiceChoice } from '../voice-choice.ts';

interface SettingsSlidersProps {
  speech: VoiceChoice;
  /** A setting that has no effect where the sliders stand. */
  without?: 'speed';
}

/** Draws sliders for the voice settings that the model supports. */
export function SettingsSliders({ speech, without }: SettingsSlidersProps) {
  const { settings, preset, model, tune } = speech;
  const shown = sliders.filter(({ name }) => name !== without && (name !== 'style' || model?.can_use_style !== false));
  return (
    <div className="flex flex-col gap-4">
      {shown.map(({ name, label, ends: [low, high], isUnstable, ...row }) => (
        <Slider
          key={name}
          {...row}
          label={t(label)}
          ends={[t(low), t(high)]}
          value={settings[name]}
          preset={preset[name]}
          isUnstable={isUnstable?.(settings[name]) ?? false}
          onChange={(value) => tune({ [name]: value })}
        />
      ))}
      {model?.can_use_speaker_boost !== false && (
        <Switch
          label={t('speaker_boost')}
          isOn={settings.use_speaker_boost}
          onChange={(isOn) => tune({ use_speaker_boost: isOn })}
        />
      )}
    </div>
  );
}
