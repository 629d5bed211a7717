import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

interface OutcomeDialogProps {
  title: string;
  text: string;
  /** Of the button that leads on. */
  label: string;
  isOpen: boolean;
  onClose(): void;
}

/** Says that a link has done its work, and leads on. */
export function OutcomeDialog({ title, text, label, isOpen, onClose }: OutcomeDialogProps) {
  return (
    <Dialog
      width="sm"
      title={title}
      description={text}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <Button look="primary" data-autofocus onClick={onClose}>
          {label}
        </Button>
      }
    />
  );
}
