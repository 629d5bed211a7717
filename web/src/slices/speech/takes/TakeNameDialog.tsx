import { useId, useState, type FormEvent } from 'react';
import type { HistoryItem } from '#contract/history/types.ts';
import { maxTakeName } from '#contract/history/types.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { t as speech } from '../messages.ts';
import { t } from './messages.ts';
import { changeTake } from './change-take.ts';

interface TakeNameDialogProps {
  item: HistoryItem;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

export function TakeNameDialog({ item, isOpen, onOpenChange }: TakeNameDialogProps) {
  const form = useId();
  const { name } = item.take;
  const [wanted, setWanted] = useState(name ?? '');
  const [isBusy, setIsBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    try {
      await changeTake(item.history_item_id, { name: wanted.trim() || null });
      onOpenChange(false);
    } catch (error) {
      toastError(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      width="sm"
      title={t('take_rename')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('take_cancel')}</Button>
          <Button look="primary" type="submit" form={form} isBusy={isBusy}>
            {t('take_save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void save(event)}>
        <TextField
          label={t('take_name')}
          help={t('take_name_help')}
          value={wanted}
          maxLength={maxTakeName}
          placeholder={speech('take', { number: item.take.number })}
          onChange={(event) => setWanted(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
