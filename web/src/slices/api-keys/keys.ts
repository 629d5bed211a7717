/** Performs the actions of a key's row. */
import { deleteApiKey, editApiKey, listApiKeys } from '#contract/api-keys/api.ts';
import type { ApiKey } from '#contract/api-keys/types.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { call } from '../../lib/api.ts';
import { confirm } from '../../lib/confirm.ts';
import { invalidate, queryClient, readKey } from '../../lib/queries.ts';
import { reportFailure } from '../../lib/failures/report-failure.ts';
import { createStore } from '../../lib/store.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { t } from './messages.ts';

function change(alter: (keys: ApiKey[]) => ApiKey[]): void {
  queryClient.setQueryData<Answer<typeof listApiKeys>>(
    readKey(listApiKeys, {}),
    (list) => list && { api_keys: alter(list.api_keys) },
  );
}

/**
 * What keys are being switched to. It is shown instead of what the list says, because a read that began before the
 * server had switched a key still shows it as it was, and the next click would ask for what was just asked for.
 */
export const switchingStore = createStore<{ isDisabled: Record<string, boolean> }>({ isDisabled: {} });

export const withSwitching = (keys: ApiKey[], isDisabled: Record<string, boolean>): ApiKey[] =>
  keys.map((key) => ({ ...key, is_disabled: isDisabled[key.key_id] ?? key.is_disabled }));

/** The last change of each key. The next one waits for it, because the server may take two at once in either order. */
const changes = new Map<string, Promise<void>>();

/** Updates the screen at once, and reverts it when the server refuses. */
export async function setEnabled({ key_id }: ApiKey, isEnabled: boolean): Promise<void> {
  const is_disabled = !isEnabled;
  switchingStore.set({ isDisabled: { ...switchingStore.get().isDisabled, [key_id]: is_disabled } });
  async function save(): Promise<void> {
    try {
      await call(editApiKey, { body: { key_id, is_enabled: isEnabled } });
      // A read that began before the change would bring back what was there before.
      await queryClient.cancelQueries({ queryKey: readKey(listApiKeys) });
      change((keys) => keys.map((key) => (key.key_id === key_id ? { ...key, is_disabled } : key)));
    } catch (error) {
      reportFailure(error);
    }
  }
  const saved = (changes.get(key_id) ?? Promise.resolve()).then(save);
  changes.set(key_id, saved);
  await saved;
  if (changes.get(key_id) !== saved) return;
  changes.delete(key_id);
  const { [key_id]: _, ...others } = switchingStore.get().isDisabled;
  switchingStore.set({ isDisabled: others });
  invalidate(listApiKeys);
}

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
    change((keys) => keys.filter((key) => key.key_id !== key_id));
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
