import { useId, type ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { CallFailure } from '../../../ui/feedback/CallFailure.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { refusalWords } from '../account-actions.ts';
import { t } from '../messages.ts';

interface FormDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  isBusy: boolean;
  /** What the last attempt was refused with. */
  error: unknown;
  hasUnsaved: boolean;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
}

/** Asks for what a change of an account needs. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, isBusy, error, hasUnsaved, onSubmit, onClose, children } = props;
  const id = useId();
  const refusal = refusalWords(error);
  return (
    <Dialog
      title={title}
      description={description}
      isOpen
      hasUnsaved={hasUnsaved}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} look="primary" isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit();
        }}
      >
        {children}
      </form>
      {refusal ? <ErrorCard title={refusal} /> : <CallFailure error={error} />}
    </Dialog>
  );
}
