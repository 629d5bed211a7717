import { useState } from 'react';
import { toastError } from '../../../../lib/toasts.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { NumberField } from '../../../../ui/form/NumberField.tsx';
import { Dialog } from '../../../../ui/overlay/Dialog.tsx';
import { setRules } from '../../document/cues.ts';
import { useDesk, useDocument } from '../context.ts';
import { t } from '../messages.ts';

/** What subtitles keep to, and making them anew. */
export function RulesDialog({ onClose }: { onClose(): void }) {
  const { editor } = useDesk();
  const document = useDocument();
  const [rules, setWanted] = useState(document.rules);
  const [isRemade, setIsRemade] = useState(document.cues.length === 0);
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    setIsBusy(true);
    const { rules: before } = document;
    const isSame = Object.keys(rules).every(
      (key) => rules[key as keyof typeof rules] === before[key as keyof typeof rules],
    );
    if (!isSame) editor.edit((now) => setRules(now, rules));
    try {
      if (isRemade) await editor.remakeCues();
      onClose();
    } catch (error) {
      toastError(error);
    }
    setIsBusy(false);
  }

  return (
    <Dialog
      title={t('edit_subtitles')}
      width="sm"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" isBusy={isBusy} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <NumberField
        label={t('max_characters')}
        value={rules.max_characters_per_line}
        min={10}
        max={120}
        onChange={(value) => setWanted({ ...rules, max_characters_per_line: Math.round(value) })}
      />
      <NumberField
        label={t('max_lines')}
        value={rules.max_lines}
        min={1}
        max={4}
        onChange={(value) => setWanted({ ...rules, max_lines: Math.round(value) })}
      />
      <NumberField
        label={t('max_seconds')}
        value={rules.max_seconds}
        min={1}
        max={30}
        step={0.5}
        onChange={(max_seconds) => setWanted({ ...rules, max_seconds })}
      />
      <Checkbox label={t('remake')} checked={isRemade} onChange={setIsRemade} />
      {isRemade && document.cues.length > 0 && <p className="text-caption text-muted">{t('remake_help')}</p>}
    </Dialog>
  );
}
