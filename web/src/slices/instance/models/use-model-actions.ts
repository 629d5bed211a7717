/** What an operator does with an installed model, or with a folder that holds none. */
import {
  checkEngineModel,
  installCatalogModel,
  listEngineModels,
  removeEngineModel,
} from '#contract/engine-models/api.ts';
import type { InstalledModel } from '#contract/engine-models/types.ts';
import { confirm } from '../../../lib/confirm.ts';
import { formatSize } from '../../../lib/format.ts';
import { invalidate, useCall } from '../../../lib/queries.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { t } from './messages.ts';

export type Removable = Pick<InstalledModel, 'model_id' | 'name'> & Partial<Pick<InstalledModel, 'bytes' | 'kind'>>;

export function useModelActions({ model_id, name, bytes, kind }: Removable) {
  const check = useCall(checkEngineModel);
  const remove = useCall(removeEngineModel);
  const install = useCall(installCatalogModel);
  const params = { model_id };

  async function compare(hasChecksums: boolean) {
    try {
      const { problems } = await check.mutateAsync({ params });
      if (problems.length === 0) return toastSuccess(t(hasChecksums ? 'checked' : 'checked_without', { name }));
      await confirm({
        title: t('check_title', { name }),
        description: `${problems.join(' ')} ${t('check_text')}`,
        confirmLabel: t('close'),
      });
    } catch (error) {
      toastError(error);
    }
  }

  async function removeIt() {
    const isSure = await confirm({
      title: t('remove_title', { name }),
      description:
        bytes === undefined
          ? t('remove_broken_text')
          : t(kind === 'speech' ? 'remove_text' : 'listening_remove_text', { size: formatSize(bytes) }),
      confirmLabel: t('remove_confirm'),
      isDanger: true,
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync({ params });
      toastSuccess(t('removed', { name }));
    } catch (error) {
      toastError(error);
    }
    invalidate(listEngineModels);
  }

  /** Replaces the files by those of the catalog. */
  async function installAgain() {
    try {
      await remove.mutateAsync({ params });
      await install.mutateAsync({ params: { catalog_id: model_id } });
    } catch (error) {
      toastError(error);
    }
    invalidate(listEngineModels);
  }

  return { compare, removeIt, installAgain, isBusy: check.isPending || remove.isPending || install.isPending };
}
