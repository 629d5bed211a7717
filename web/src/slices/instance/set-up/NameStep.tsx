import { changeSetting, listSettings } from '#contract/instance/api.ts';
import { defaultInstallationName, maxInstallationName } from '#contract/instance/name.ts';
import { getInstance } from '#contract/sign-in/api.ts';
import { call } from '../../../lib/api.ts';
import { installationStore } from '../../../lib/browser/installation.ts';
import { invalidate } from '../../../lib/queries.ts';
import { useStore } from '../../../lib/store.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { EnvironmentNote } from './EnvironmentNote.tsx';
import { t } from './messages.ts';
import { OwnerNote } from './OwnerNote.tsx';
import { setUpStore } from './progress.ts';
import { StepForm } from './StepForm.tsx';
import { valueOf, type Settings } from './settings.ts';

export function NameStep({ settings }: { settings: Settings }) {
  const typed = useStore(setUpStore, ({ typedName }) => typedName);
  const { can_change } = settings.INSTALLATION_NAME;
  const now = valueOf(settings, 'INSTALLATION_NAME');
  const name = typed ?? now;

  async function save(): Promise<boolean> {
    const wanted = name.trim();
    if (can_change && wanted !== now) {
      const value = wanted === '' || wanted === defaultInstallationName ? null : wanted;
      await call(changeSetting, {
        params: { name: 'INSTALLATION_NAME' },
        body: { value },
      });
      installationStore.set({ name: value ?? defaultInstallationName });
      invalidate(listSettings, getInstance);
    }
    setUpStore.set({ typedName: null });
    return true;
  }

  return (
    <StepForm step="name" page="instanceSettings" pageName={t('settings')} onSave={save}>
      <OwnerNote />
      <TextField
        label={t('name')}
        value={name}
        maxLength={maxInstallationName}
        disabled={!can_change}
        autoComplete="organization"
        help={can_change ? undefined : <EnvironmentNote settings={settings} names={['INSTALLATION_NAME']} />}
        onChange={(event) => setUpStore.set({ typedName: event.target.value })}
      />
    </StepForm>
  );
}
