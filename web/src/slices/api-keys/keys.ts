/** Performs the actions of a key's row. */
import { deleteApiKey, editApiKey, listApiKeys } from '#contract/api-keys/api.ts';
import type { ApiKey } from '#contract/api-keys/types.ts';
import { call } from '../../lib/api.ts';
import { confirm } from '../../lib/confirm.ts';
import { changeRead, choose, chosenIn, type Choices } from '../../lib/choices/choices.ts';
import { invalidate } from '../../lib/queries.ts';
import { reportFailure } from '../../lib/failures/report-failure.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { t } from './messages.ts';

const change = (alter: (keys: ApiKey[]) => ApiKey[]): Promise<void> =>
  changeRead(listApiKeys, {}, ({ api_keys }) => ({ api_keys: alter(api_keys) }));

const nameOfSwitch = (key_id: string) => `api key ${key_id}`;

/** The keys as they are shown while some are being switched. */
export const switchedIn = (choices: Choices, keys: ApiKey[]): ApiKey[] =>
  keys.map((key) => ({ ...key, is_disabled: chosenIn(choices, nameOfSwitch(key.key_id), key.is_disabled) }));

export const setEnabled = ({ key_id }: ApiKey, isEnabled: boolean): Promise<void> =>
  choose(nameOfSwitch(key_id), !isEnabled, async () => {
    await call(editApiKey, { body: { key_id, is_enabled: isEnabled } });
    await change((keys) => keys.map((key) => (key.key_id === key_id ? { ...key, is_disabled: !isEnabled } : key)));
    invalidate(listApiKeys);
  });

export async function askToDelete({ key_id, name }: ApiKey): Promise<void> {
  const isMeant = await confirm({
    title: t('delete_title', { name }),
    description: t('delete_text'),
    confirmLabel: t('delete'),
    isDanger: true,
    requiredInput: { label: t('delete_input', { name }), value: name },
  });
  if (!isMeant) return;
  try {
    await call(deleteApiKey, { query: { key_id } });
    await change((keys) => keys.filter((key) => key.key_id !== key_id));
    toastSuccess(t('deleted'));
  } catch (error) {
    reportFailure(error);
  }
  invalidate(listApiKeys);
}

export async function copyId({ key_id }: ApiKey): Promise<void> {
  try {
    await navigator.clipboard.writeText(key_id);
    toastSuccess(t('id_copied'));
  } catch {
    toastError(t('id_not_copied', { id: key_id }));
  }
}
