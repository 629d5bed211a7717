import type { ReactNode } from 'react';
import { SectionRow } from '../../../ui/layout/Section.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { Tooltip } from '../../../ui/overlay/Tooltip.tsx';

interface SwitchRowProps {
  label: string;
  help: ReactNode;
  isOn: boolean;
  /** The reason why it cannot be changed. */
  disabledReason?: string | undefined;
  onChange(isOn: boolean): void;
}

export function SwitchRow({ label, help, isOn, disabledReason, onChange }: SwitchRowProps) {
  const control = (
    <div className="max-w-[220px] flex-none">
      <Switch
        label={<span className="sr-only">{label}</span>}
        isOn={isOn}
        disabledReason={disabledReason}
        onChange={onChange}
      />
    </div>
  );
  return (
    <SectionRow label={label} help={help}>
      {disabledReason ? <Tooltip text={disabledReason}>{control}</Tooltip> : control}
    </SectionRow>
  );
}
