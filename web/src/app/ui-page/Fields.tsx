import { useState } from 'react';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { PasswordField, TextField } from '../../ui/form/Field.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Slider } from '../../ui/form/Slider.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { Group, Trio } from './Group.tsx';

const who = [
  { value: 'me', label: 'Only me' },
  { value: 'all', label: 'Everyone', help: 'Including those who come later.' },
  { value: 'none', label: 'Nobody', isDisabled: true },
] as const;

export function Fields() {
  const [text, setText] = useState('Lovely pacing');
  const [count, setCount] = useState(3);
  const [isOn, setIsOn] = useState(true);
  const [checked, setChecked] = useState(true);
  const [choice, setChoice] = useState<'me' | 'all' | 'none'>('all');
  const [stability, setStability] = useState(0.62);
  const [similarity, setSimilarity] = useState(0.94);
  return (
    <Group title="Fields" note="Label above, help below, error on blur. Edges meet 3:1.">
      <Trio>
        <TextField label="Name" placeholder="For example, Harbour narrator" help="Shown in the voice picker." />
        <TextField label="Email" defaultValue="mara@hollow" error="Add the part after the dot." />
        <TextField label="Disabled" defaultValue="Only workspace admins" disabled />
        <PasswordField label="Password" defaultValue="secret" autoComplete="off" />
        <NumberField label="Copies" value={count} min={1} max={9} help="1 to 9." onChange={setCount} />
        <SelectField label="Format" help="What the file is.">
          <option>MP3 44.1 kHz, 128 kbps</option>
          <option disabled>WAV 44.1 kHz (Pro)</option>
        </SelectField>
        <SelectField label="Disabled choice" disabled>
          <option>MP3</option>
        </SelectField>
        <TextAreaField
          label="Tell us more"
          value={text}
          maxLength={200}
          hasCounter
          error={text.length < 20 ? 'Feedback must be at least 20 characters long' : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="self-end">
          <SearchField label="Search text" />
        </div>
      </Trio>
      <Trio>
        <div className="flex flex-col gap-2">
          <Checkbox label="Checked" checked={checked} onChange={setChecked} />
          <Checkbox label="Not checked" checked={!checked} onChange={(next) => setChecked(!next)} />
          <Checkbox label="Mixed" checked={false} isMixed onChange={setChecked} />
          <Checkbox label="Disabled" checked isDisabled onChange={setChecked} />
        </div>
        <RadioGroup label="Who may listen" value={choice} options={who} onChange={setChoice} />
        <div className="flex flex-col gap-3">
          <Switch label="On" isOn={isOn} onChange={setIsOn} />
          <Switch label="Off" isOn={!isOn} onChange={(next) => setIsOn(!next)} />
          <Switch
            label="Training"
            isOn
            disabledReason="Only workspace admins can change this setting."
            onChange={setIsOn}
          />
        </div>
        <Slider
          label="Stability"
          value={stability}
          min={0}
          max={1}
          preset={0.5}
          ends={['More variable', 'More stable']}
          onChange={setStability}
        />
        <Slider
          label="Similarity"
          value={similarity}
          min={0}
          max={1}
          preset={0.75}
          ends={['Low', 'High']}
          isUnstable={similarity > 0.9}
          onChange={setSimilarity}
        />
      </Trio>
    </Group>
  );
}
