import { useStore } from '../../../lib/store.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { answer, isRole, onboardingStore, roles, sources, type Role } from '../answers.ts';
import { ChoiceCard } from '../../../ui/form/ChoiceCard.tsx';
import { t } from '../messages.ts';

export function RoleStep() {
  const { role, subrole, source } = useStore(onboardingStore, ({ answers }) => answers);
  return (
    <div className="flex flex-col gap-5">
      <fieldset>
        <legend className="sr-only">{t('role')}</legend>
        <div className="grid grid-cols-2 gap-2.5">
          {(Object.keys(roles) as Role[]).map((one) => (
            <ChoiceCard
              key={one}
              name="role"
              label={t(`role_${one}`)}
              isChosen={role === one}
              onChoose={() => answer({ role: one, subrole: '' })}
            />
          ))}
        </div>
      </fieldset>
      {isRole(role) && (
        <SelectField label={t('subrole')} value={subrole} onChange={(event) => answer({ subrole: event.target.value })}>
          <option value="">{t('not_said')}</option>
          {roles[role].map((one) => (
            <option key={one} value={one}>
              {t(`subrole_${one}`)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label={t('source')} value={source} onChange={(event) => answer({ source: event.target.value })}>
        <option value="">{t('not_said')}</option>
        {sources.map((one) => (
          <option key={one} value={one}>
            {t(`source_${one}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
