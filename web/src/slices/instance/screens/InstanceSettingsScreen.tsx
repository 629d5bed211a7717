import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { pages } from '#contract/pages.ts';
import { changeSetting, listSettings } from '#contract/instance/api.ts';
import { maxInstallationName } from '#contract/instance/name.ts';
import { liveSettings, type LiveSetting } from '#contract/instance/settings.ts';
import type { Setting } from '#contract/instance/types.ts';
import { installationStore } from '../../../lib/browser/installation.ts';
import { useUser } from '../../../lib/account.ts';
import { invalidate, useCall, useRead } from '../../../lib/queries.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { linkClass } from '../../../ui/navigation/link.ts';
import { tableCell, tableRow } from '../../../ui/layout/Table.tsx';
import { CardSkeletons } from '../CardSkeletons.tsx';
import { InstancePage } from '../InstancePage.tsx';
import { t } from '../messages.ts';
import { WideTable } from './WideTable.tsx';

/** Flags have a page of their own. */
const shown = liveSettings.filter((name) => name !== 'FLAGS');
type Shown = Exclude<LiveSetting, 'FLAGS'>;

const choices: Partial<Record<Shown, readonly string[]>> = {
  SIGN_UP: ['open', 'invite', 'closed'],
  ANALYTICS: ['on', 'off'],
  LOG_LEVEL: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
};

const texts: readonly Shown[] = ['INSTALLATION_NAME', 'SIGN_UP_DOMAINS', 'STAFF_DOMAINS'];

/** What can be changed while the server runs, and the rest of its configuration. */
export function InstanceSettingsScreen() {
  const isOperator = useUser()?.is_operator === true;
  const list = useRead(listSettings, {}, { isEnabled: isOperator, staleTime: 0 });
  return (
    <InstancePage title={t('settings')} page="instanceSettings" width="text">
      <div className="flex max-w-[62ch] flex-col gap-1">
        <p className="text-muted">{t('settings_intro')}</p>
        <Link to={pages.instanceSetUp} className={`${linkClass} self-start`}>
          {t('set_up_steps')}
        </Link>
      </div>
      <Loaded of={list} skeleton={<CardSkeletons label={t('loading')} />}>
        {({ settings }) => (
          <>
            <ul
              aria-label={t('settings_live')}
              className="divide-y divide-line rounded-xl border border-line dark:bg-surface"
            >
              {settings.filter(isShown).map((setting) => (
                // What another operator has set replaces what stands in the field.
                <SettingRow key={`${setting.name} ${setting.value}`} setting={setting} />
              ))}
            </ul>
            <h2 className="mt-3 text-[16px] leading-6 font-semibold tracking-[-0.014em]">{t('settings_rest')}</h2>
            <p className="max-w-[62ch] text-muted">{t('settings_rest_text')}</p>
            <WideTable label={t('settings_rest')} columns={[{ label: t('setting') }, { label: t('value') }]}>
              {settings
                .filter(({ name }) => !(liveSettings as readonly string[]).includes(name))
                .map((setting) => (
                  <tr key={setting.name} className={tableRow()}>
                    <th scope="row" className={`${tableCell()} text-start font-mono font-normal`}>
                      {setting.name}
                    </th>
                    <td className={`${tableCell()} break-all`}>{valueOf(setting)}</td>
                  </tr>
                ))}
            </WideTable>
          </>
        )}
      </Loaded>
    </InstancePage>
  );
}

const isShown = (setting: Setting): setting is Setting & { name: Shown } =>
  (shown as readonly string[]).includes(setting.name);

function valueOf({ source, is_secret, value }: Setting) {
  if (source === 'default') return <span className="text-muted">{t('is_default')}</span>;
  return is_secret ? <span className="text-muted">{t('is_hidden')}</span> : value;
}

function SettingRow({ setting: { name, value, source, can_change } }: { setting: Setting & { name: Shown } }) {
  const change = useCall(changeSetting);
  const [text, setText] = useState(value ?? '');
  const isChanged = text.trim() !== (value ?? '');
  const options = choices[name];
  const label = t(`setting_${name.toLowerCase() as Lowercase<Shown>}`);
  const help = (
    <>
      {t(`help_${name.toLowerCase() as Lowercase<Shown>}`)}
      {source === 'environment' && <strong className="block font-medium">{t('set_by_environment', { name })}</strong>}
    </>
  );
  async function save(next: string | null) {
    try {
      const changed = await change.mutateAsync({ params: { name }, body: { value: next } });
      if (name === 'INSTALLATION_NAME' && changed.value) installationStore.set({ name: changed.value });
      toastSuccess(t('setting_saved', { setting: label }));
    } catch (error) {
      toastError(error);
    }
    invalidate(listSettings);
  }
  return (
    <li className="p-5 max-md:p-4">
      <form
        className="flex items-start gap-3 max-md:flex-col max-md:items-stretch"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (isChanged && !change.isPending) void save(text.trim());
        }}
      >
        <div className="min-w-0 flex-1">
          {options ? (
            <SelectField
              label={label}
              help={help}
              value={text}
              disabled={!can_change}
              onChange={(event) => setText(event.target.value)}
            >
              {options.map((option) => (
                <option key={option} value={option}>
                  {t(`option_${option as 'open'}`)}
                </option>
              ))}
            </SelectField>
          ) : (
            <TextField
              label={label}
              help={help}
              value={text}
              disabled={!can_change}
              autoComplete="off"
              inputMode={texts.includes(name) ? 'text' : 'numeric'}
              maxLength={name === 'INSTALLATION_NAME' ? maxInstallationName : undefined}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </div>
        {can_change && (
          <div className="flex gap-2 md:mt-[26px]">
            <Button
              type="submit"
              look="primary"
              isBusy={change.isPending}
              isDisabled={!isChanged}
              aria-label={t('save_setting', { setting: label })}
            >
              {t('save')}
            </Button>
            {source === 'operator' && (
              <Button look="ghost" aria-label={t('reset_setting', { setting: label })} onClick={() => void save(null)}>
                {t('use_default')}
              </Button>
            )}
          </div>
        )}
      </form>
    </li>
  );
}
