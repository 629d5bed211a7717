import { Dices, Info } from 'lucide-react';
import { useId } from 'react';
import { isUnlimited } from '#contract/billing/plans.ts';
import { useUser } from '../../../lib/account.ts';
import { formatNumber } from '../../../lib/format.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { ExpiryField } from './ExpiryField.tsx';
import { areaLabel, areas, levelIn, levelLabel, withLevel, type Level } from '../permissions.ts';
import { limitOf, type KeyErrors, type KeyFields } from '../key-form.ts';
import { UpgradeLink } from '../../../ui/plan/upgrade-link.ts';
import { t } from '../messages.ts';

interface KeyFormProps {
  id: string;
  fields: KeyFields;
  faults: KeyErrors;
  onChange(change: Partial<KeyFields>): void;
  onSubmit(): void;
  /** Suggests another name. */
  onRoll(): void;
}

export function KeyForm({ id, fields, faults, onChange, onSubmit, onRoll }: KeyFormProps) {
  const { name, isRestricted, permissions, limit } = fields;
  const areasId = useId();
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        label={t('name')}
        help={t('name_help')}
        error={faults.name}
        value={name}
        autoComplete="off"
        data-autofocus
        onFocus={(event) => event.target.select()}
        trailing={
          <IconButton label={t('roll_name')} size="sm" className="me-1" onClick={onRoll}>
            <Dices size={17} strokeWidth={1.75} />
          </IconButton>
        }
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <div className="flex flex-col gap-1">
        <Switch label={t('restrict')} isOn={isRestricted} onChange={(isOn) => onChange({ isRestricted: isOn })} />
        {!isRestricted && <p className="text-caption text-muted">{t('restrict_help')}</p>}
      </div>
      {isRestricted && (
        <fieldset aria-describedby={faults.permissions ? `${areasId}-error` : undefined}>
          <legend className="pb-2 text-table font-medium">{t('areas')}</legend>
          <div className="grid grid-cols-2 gap-3 max-[420px]:grid-cols-1">
            {areas.map((area) => {
              const level = levelIn(area, permissions);
              // A level that was set through the API stays available in the list.
              const levels = area.levels.includes(level) ? area.levels : [...area.levels, level];
              return (
                <SelectField
                  key={area.name}
                  label={areaLabel(area.name)}
                  value={level}
                  onChange={(event) =>
                    onChange({ permissions: withLevel(permissions, area, event.target.value as Level) })
                  }
                >
                  {levels.map((one) => (
                    <option key={one} value={one}>
                      {levelLabel(one)}
                    </option>
                  ))}
                </SelectField>
              );
            })}
          </div>
          {faults.permissions && (
            <p id={`${areasId}-error`} role="alert" className="pt-2 text-caption text-danger">
              {faults.permissions}
            </p>
          )}
        </fieldset>
      )}
      <TextField
        label={t('limit')}
        help={t('limit_help')}
        error={faults.limit}
        value={limit}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('no_limit')}
        onChange={(event) => onChange({ limit: event.target.value })}
      />
      <PlanNote limit={limitOf(fields)} />
      <ExpiryField fields={fields} fault={faults.expiry} onChange={onChange} />
      <TextAreaField
        label={t('addresses')}
        help={t('addresses_help')}
        error={faults.addresses}
        value={fields.addresses}
        rows={2}
        spellCheck={false}
        autoComplete="off"
        placeholder={t('addresses_any')}
        className="font-mono text-table"
        onChange={(event) => onChange({ addresses: event.target.value })}
      />
    </form>
  );
}

/** A limit above what the plan has is never reached: the plan ends first. */
function PlanNote({ limit }: { limit: number | null }) {
  const plan = useUser()?.subscription;
  if (!plan || limit === null || isUnlimited(plan.tier, plan.character_limit)) return null;
  const { character_limit, allowed_to_extend_character_limit, max_character_limit_extension } = plan;
  const extension = allowed_to_extend_character_limit ? (max_character_limit_extension ?? Infinity) : 0;
  if (limit <= character_limit + extension) return null;
  return (
    <p role="status" className="-mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-muted">
      <Info size={14} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
      {t('above_plan', { credits: formatNumber(character_limit + extension) })}
      <UpgradeLink />
    </p>
  );
}
