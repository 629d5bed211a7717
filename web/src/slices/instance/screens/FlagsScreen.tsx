import { useState, type FormEvent } from 'react';
import { listFlags, listSettings, setDefaultFlag, setWorkspaceFlag } from '#contract/instance/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { useUser } from '../../../lib/account.ts';
import { call } from '../../../lib/api.ts';
import { choose, useChosen } from '../../../lib/choices/choices.ts';
import { invalidate, queryClient, readKey, useCall, useRead } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { CardSkeletons } from '../CardSkeletons.tsx';
import { InstancePage } from '../InstancePage.tsx';
import { t } from '../messages.ts';

type Flag = Answer<typeof listFlags>['flags'][number];

/** The flags with their defaults, and the workspaces that differ from them. */
export function FlagsScreen() {
  const isOperator = useUser()?.is_operator === true;
  const list = useRead(listFlags, {}, { isEnabled: isOperator, staleTime: 0 });
  return (
    <InstancePage title={t('flags')} page="instanceFlags" width="text">
      <p className="max-w-[62ch] text-muted">{t('flags_intro')}</p>
      <Loaded of={list} skeleton={<CardSkeletons label={t('loading')} />}>
        {({ flags }) => (
          <ul aria-label={t('flags')} className="flex flex-col gap-3">
            {flags.map((flag) => (
              <FlagCard key={flag.flag} flag={flag} />
            ))}
          </ul>
        )}
      </Loaded>
    </InstancePage>
  );
}

const handlers = {
  onError: (reason: Error) => toastError(reason),
  onSettled: () => invalidate(listFlags, listSettings),
};

/** @param whose the workspace, or undefined for the default */
const nameOfSwitch = (flag: string, whose?: string) => `flag ${flag} ${whose ?? ''}`;

const setFlag = (isOn: boolean, flag: string, workspace_id?: string): Promise<void> =>
  choose(nameOfSwitch(flag, workspace_id), isOn, async () => {
    const body = { is_on: isOn };
    if (workspace_id === undefined) await call(setDefaultFlag, { params: { flag }, body });
    else await call(setWorkspaceFlag, { params: { flag, workspace_id }, body });
    invalidate(listSettings);
    await queryClient.invalidateQueries({ queryKey: readKey(listFlags) });
  });

function WorkspaceSwitch({ flag, workspace }: { flag: string; workspace: Flag['workspaces'][number] }) {
  const { workspace_id, name, is_on } = workspace;
  return (
    <Switch
      label={<bdi>{name ?? workspace_id}</bdi>}
      isOn={useChosen(nameOfSwitch(flag, workspace_id), is_on)}
      onChange={(isOn) => void setFlag(isOn, flag, workspace_id)}
    />
  );
}

function FlagCard({ flag: { flag, is_on, is_set_by_environment, workspaces } }: { flag: Flag }) {
  const setOne = useCall(setWorkspaceFlag);
  const [workspaceId, setWorkspaceId] = useState('');
  function add(event: FormEvent) {
    event.preventDefault();
    const workspace_id = workspaceId.trim();
    if (workspace_id === '' || setOne.isPending) return;
    setOne.mutate(
      { params: { flag, workspace_id }, body: { is_on: !is_on } },
      { ...handlers, onSuccess: () => setWorkspaceId('') },
    );
  }
  return (
    <li className="flex flex-col gap-4 rounded-xl border border-line p-5 dark:bg-surface">
      <h2 className="font-mono font-semibold break-all">{flag}</h2>
      <Switch
        label={t('flag_default')}
        isOn={useChosen(nameOfSwitch(flag), is_on)}
        disabledReason={is_set_by_environment ? t('set_by_environment', { name: 'FLAGS' }) : undefined}
        onChange={(isOn) => void setFlag(isOn, flag)}
      />
      {workspaces.length > 0 && (
        <ul aria-label={t('flag_workspaces')} className="flex flex-col divide-y divide-line">
          {workspaces.map((one) => {
            const name = one.name ?? one.workspace_id;
            const params = { flag, workspace_id: one.workspace_id };
            return (
              <li key={one.workspace_id} className="flex items-center gap-3 py-2">
                <div className="min-w-0 flex-1">
                  <WorkspaceSwitch flag={flag} workspace={one} />
                </div>
                <Button
                  size="sm"
                  look="ghost"
                  aria-label={t('flag_reset', { workspace: name })}
                  onClick={() => setOne.mutate({ params, body: { is_on: null } }, handlers)}
                >
                  {t('use_default')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <form onSubmit={add} className="flex items-end gap-2 max-md:flex-col max-md:items-stretch">
        <div className="min-w-0 flex-1">
          <TextField
            label={t('flag_workspace_id')}
            help={t('flag_workspace_help')}
            value={workspaceId}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setWorkspaceId(event.target.value)}
          />
        </div>
        <Button type="submit" isBusy={setOne.isPending} className="md:mb-[22px]">
          {is_on ? t('turn_off') : t('turn_on')}
        </Button>
      </form>
    </li>
  );
}
