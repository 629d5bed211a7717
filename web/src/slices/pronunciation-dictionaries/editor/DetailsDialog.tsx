import { useState } from 'react';
import { getDictionary, listDictionaries, updateDictionary } from '#contract/pronunciation-dictionaries/api.ts';
import { dictionaryAccess } from './access.ts';
import { invalidate, useCall } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CallFailure } from '../../../ui/feedback/CallFailure.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { OpenDictionary } from './editor-store.ts';
import { t } from './messages.ts';

/** The name of a dictionary, what it is for, and who may use it. */
export function DetailsDialog({ dictionary, onClose }: { dictionary: OpenDictionary; onClose(): void }) {
  const { id, permission_on_resource: permission } = dictionary;
  const isAdmin = permission === 'admin';
  const canEdit = isAdmin || permission === 'editor';
  const [name, setName] = useState(dictionary.name);
  const [description, setDescription] = useState(dictionary.description ?? '');
  const [access, setAccess] = useState(dictionary.workspace_access);
  const saving = useCall(updateDictionary);
  const isChanged =
    name.trim() !== dictionary.name ||
    description.trim() !== (dictionary.description ?? '') ||
    access !== dictionary.workspace_access;
  async function save(): Promise<void> {
    await saving.mutateAsync({
      params: { pronunciation_dictionary_id: id },
      body: {
        name: name.trim(),
        description: description.trim() || null,
        ...(isAdmin ? { workspace_access: access } : {}),
      },
    });
    invalidate(getDictionary, listDictionaries);
    onClose();
  }
  return (
    <Dialog
      title={t('details')}
      isOpen
      hasUnsaved={isChanged}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(canEdit ? 'cancel' : 'close')}</Button>
          {canEdit && (
            <Button
              look="primary"
              isDisabled={!isChanged || name.trim() === ''}
              isBusy={saving.isPending}
              onClick={() => void save().catch(() => undefined)}
            >
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      <TextField
        label={t('name')}
        value={name}
        maxLength={200}
        disabled={!canEdit}
        onChange={(event) => setName(event.target.value)}
      />
      <TextAreaField
        label={t('description')}
        value={description}
        maxLength={1000}
        disabled={!canEdit}
        dir="auto"
        onChange={(event) => setDescription(event.target.value)}
      />
      <SelectField
        label={t('access')}
        value={access ?? ''}
        disabled={!isAdmin}
        help={isAdmin ? t('access_help') : t('for_admins')}
        onChange={({ target }) => setAccess(dictionaryAccess.find((one) => one === target.value) ?? null)}
      >
        <option value="">{t('access_none')}</option>
        {dictionaryAccess.map((one) => (
          <option key={one} value={one}>
            {t(`access_${one}`)}
          </option>
        ))}
      </SelectField>
      <CallFailure error={saving.error} />
    </Dialog>
  );
}
