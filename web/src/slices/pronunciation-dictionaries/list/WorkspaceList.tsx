import { useState } from 'react';
import { setWorkspaceDictionaries } from '#contract/pronunciation-dictionaries/api.ts';
import type { DictionaryLocator } from '#contract/pronunciation-dictionaries/types.ts';
import { getWorkspace } from '#contract/workspace/api.ts';
import { useUser } from '../../../lib/account.ts';
import { invalidate, useCall, useRead } from '../../../lib/queries.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CallFailure } from '../../../ui/feedback/CallFailure.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DictionaryNames, DictionaryOrder } from '../../dictionary-picker/public.ts';
import { t } from './messages.ts';

/** The dictionaries that everything in the workspace is spoken with. Admins change them here. */
export function WorkspaceList() {
  const workspace = useRead(getWorkspace).data;
  const isAdmin = useUser()?.workspace_role === 'admin';
  const [isOpen, setIsOpen] = useState(false);
  if (!workspace) return null;
  const { pronunciation_dictionary_locators: locators } = workspace;
  return (
    <section
      aria-labelledby="workspace-dictionaries"
      className="mx-6 mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line px-5 py-3.5 max-md:mx-4 dark:bg-surface"
    >
      <div className="min-w-0 flex-[1_1_260px]">
        <h2 id="workspace-dictionaries" className="text-table font-semibold">
          {t('workspace_list')}
        </h2>
        <p className="text-table text-muted">
          {locators.length === 0 ? t('workspace_list_none') : <DictionaryNames locators={locators} />}
        </p>
      </div>
      {isAdmin ? (
        <Button size="sm" onClick={() => setIsOpen(true)}>
          {t('workspace_list_change')}
        </Button>
      ) : (
        <span className="text-caption text-muted">{t('workspace_list_admins')}</span>
      )}
      {isOpen && <ChangeDialog locators={locators} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

function ChangeDialog({ locators: before, onClose }: { locators: readonly DictionaryLocator[]; onClose(): void }) {
  const [locators, setLocators] = useState(before);
  const saving = useCall(setWorkspaceDictionaries);
  const isChanged = JSON.stringify(locators) !== JSON.stringify(before);
  async function save(): Promise<void> {
    await saving.mutateAsync({ body: { pronunciation_dictionary_locators: [...locators] } });
    invalidate(getWorkspace);
    toastSuccess(t('workspace_list_saved'));
    onClose();
  }
  return (
    <Dialog
      title={t('workspace_list')}
      description={t('workspace_list_help')}
      isOpen
      hasUnsaved={isChanged}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            isDisabled={!isChanged}
            isBusy={saving.isPending}
            onClick={() => void save().catch(() => undefined)}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <DictionaryOrder locators={locators} onChange={setLocators} />
      <CallFailure error={saving.error} />
    </Dialog>
  );
}
