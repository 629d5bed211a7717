import { t } from '../../lib/language/plan-messages.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { GateBody, gateTitle, type Gate } from './GateCard.tsx';

interface GateDialogProps extends Gate {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

export function GateDialog({ isOpen, onOpenChange, ...gate }: GateDialogProps) {
  return (
    <Dialog
      title={gateTitle(gate)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={<Button onClick={() => onOpenChange(false)}>{t('not_now')}</Button>}
    >
      <GateBody {...gate} />
    </Dialog>
  );
}
