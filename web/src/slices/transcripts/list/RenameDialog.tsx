import { useState } from 'react';
import { getTranscriptDocument, listTranscripts, renameTranscript } from '#contract/speech-to-text/api.ts';
import { maxTranscriptName, type Transcript } from '#contract/speech-to-text/transcripts.ts';
import { invalidate, useCall } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { t } from './messages.ts';

export function RenameDialog({ transcript, onClose }: { transcript: Transcript; onClose(): void }) {
  const [name, setName] = useState(transcript.name);
  const renaming = useCall(renameTranscript);
  const isEmpty = name.trim() === '';
  async function save(): Promise<void> {
    try {
      await renaming.mutateAsync({
        params: { transcription_id: transcript.transcription_id },
        body: { name: name.trim() },
      });
      invalidate(listTranscripts, getTranscriptDocument);
      onClose();
    } catch (error) {
      toastError(error);
    }
  }
  return (
    <Dialog
      title={t('rename_title')}
      width="sm"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" isDisabled={isEmpty} isBusy={renaming.isPending} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('name')}
        value={name}
        maxLength={maxTranscriptName}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !isEmpty && void save()}
      />
    </Dialog>
  );
}
