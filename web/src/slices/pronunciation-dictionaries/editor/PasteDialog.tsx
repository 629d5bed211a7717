import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { ReadReport } from '../list/ReadReport.tsx';
import { maxRules } from '../rules/limits.ts';
import { identityOf } from '../rules/rule.ts';
import { readSheet } from '../rules/sheet.ts';
import { useDesk } from './context.ts';
import { t } from './messages.ts';

type Way = 'replace' | 'append';

/** Adds rules that were copied from a sheet. What was read stands below before anything is changed. */
export function PasteDialog({ onClose }: { onClose(): void }) {
  const { editor } = useDesk();
  const [text, setText] = useState('');
  const [way, setWay] = useState<Way>('replace');
  const sheet = useMemo(() => readSheet(text), [text]);
  const known = new Set(editor.store.get().rows.map(({ rule }) => identityOf(rule)));
  const again = sheet.rules.filter((rule) => known.has(identityOf(rule))).length;
  const room = maxRules - editor.store.get().rows.length + (way === 'replace' ? again : 0);
  const isTooMuch = sheet.rules.length > room;

  function add(): void {
    editor.edit((rows) => {
      if (way === 'append') return [...rows, ...editor.rowsOf(sheet.rules)];
      // The last line for a word counts, as in the sheet that it comes from.
      const left = new Map(sheet.rules.map((rule) => [identityOf(rule), rule]));
      const kept = rows.map((row) => {
        const rule = left.get(identityOf(row.rule));
        return rule && left.delete(identityOf(rule)) ? { ...row, rule } : row;
      });
      return [...kept, ...editor.rowsOf([...left.values()])];
    });
    onClose();
  }

  return (
    <Dialog
      title={t('paste_title')}
      width="lg"
      isOpen
      hasUnsaved={text !== ''}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" isDisabled={sheet.rules.length === 0 || isTooMuch} onClick={add}>
            {t('paste_add', { count: sheet.rules.length })}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={t('paste_lines')}
        help={t('paste_help')}
        rows={8}
        dir="auto"
        data-autofocus
        spellCheck={false}
        error={isTooMuch ? t('paste_too_much', { count: room }) : undefined}
        value={text}
        className="max-h-60 font-mono text-[13px]"
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() !== '' && <ReadReport read={sheet} />}
      {again > 0 && (
        <RadioGroup
          label={t('paste_again', { count: again })}
          value={way}
          options={[
            { value: 'replace', label: t('paste_replace') },
            { value: 'append', label: t('paste_append'), help: t('paste_append_help') },
          ]}
          onChange={setWay}
        />
      )}
    </Dialog>
  );
}
