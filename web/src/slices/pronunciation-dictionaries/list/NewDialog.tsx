import { useNavigate } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { pages } from '#contract/pages.ts';
import { createFromFile, createFromRules, listDictionaries } from '#contract/pronunciation-dictionaries/api.ts';
import { errorMessage } from '../../../lib/failures/errors.ts';
import { invalidate, useCall } from '../../../lib/queries.ts';
import { Button, buttonClass } from '../../../ui/button/Button.tsx';
import { useFileDrop } from '../../../ui/drop/use-file-drop.ts';
import { CallFailure } from '../../../ui/feedback/CallFailure.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { Segment } from '../../../ui/form/Segment.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { readSheet } from '../rules/sheet.ts';
import { t } from './messages.ts';
import { ReadReport } from './ReadReport.tsx';
import { FileError } from './file-error.ts';
import { readRulesFile, type ReadRules } from './read-file.ts';

type Way = 'rules' | 'file';

/** Makes a dictionary: empty, of lines that were typed or pasted, or of a file. */
export function NewDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [way, setWay] = useState<Way>('rules');
  const [lines, setLines] = useState('');
  const [file, setFile] = useState<File>();
  const [read, setRead] = useState<ReadRules>();
  const [problem, setProblem] = useState('');
  const [isForAll, setIsForAll] = useState(true);
  const ofRules = useCall(createFromRules);
  const ofFile = useCall(createFromFile);
  const isBusy = ofRules.isPending || ofFile.isPending;
  const sheet = readSheet(lines);
  const shown = way === 'file' ? read : lines.trim() === '' ? undefined : { ...sheet, kind: 'sheet' as const };
  const isOver = useFileDrop(true, ([dropped]) => dropped && void take(dropped));

  async function take(chosen: File): Promise<void> {
    setWay('file');
    setFile(chosen);
    setRead(undefined);
    setProblem('');
    if (name.trim() === '') setName(chosen.name.replace(/\.\w{1,5}$/, '').slice(0, 200));
    try {
      setRead(await readRulesFile(chosen));
    } catch (error) {
      setProblem(error instanceof FileError ? t(`file_${error.problem}`) : errorMessage(error));
    }
  }

  async function create(): Promise<void> {
    if (name.trim() === '') return setIsNameMissing(true);
    if (way === 'file' && !read) return;
    const about = { name: name.trim(), ...(isForAll ? { workspace_access: 'editor' as const } : {}) };
    // A lexicon also says its language, which the server reads from the file itself.
    const isWhole = way === 'file' && read?.kind === 'pls' && read.refused.length === 0;
    const { id } =
      isWhole && file
        ? await ofFile.mutateAsync({ body: { fields: about, files: { file } } })
        : await ofRules.mutateAsync({ body: { ...about, rules: shown?.rules ?? [] } });
    invalidate(listDictionaries);
    await navigate({ to: pages.dictionary, params: { id } });
  }

  const count = shown?.rules.length ?? 0;
  return (
    <Dialog
      title={t('new')}
      isOpen
      hasUnsaved={lines !== '' || file !== undefined}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            isBusy={isBusy}
            isDisabled={way === 'file' && count === 0}
            onClick={() => void create().catch(() => undefined)}
          >
            {count > 0 ? t('create_with', { count }) : t('create')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('name')}
        value={name}
        maxLength={200}
        data-autofocus
        placeholder={t('name_example')}
        error={isNameMissing && name.trim() === '' ? t('name_missing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Segment
        label={t('way')}
        value={way}
        options={[
          { value: 'rules', label: t('way_rules') },
          { value: 'file', label: t('way_file') },
        ]}
        onChange={setWay}
      />
      {way === 'rules' ? (
        <TextAreaField
          label={t('lines')}
          help={t('lines_help')}
          rows={5}
          dir="auto"
          spellCheck={false}
          placeholder={'SQL, sequel\nClaughton, /ˈklɔtən/'}
          value={lines}
          onChange={(event) => setLines(event.target.value)}
        />
      ) : (
        <FileField file={file} isOver={isOver} onFile={(chosen) => void take(chosen)} />
      )}
      {way === 'file' && problem !== '' && <ErrorCard title={problem} />}
      {shown && <ReadReport read={shown} />}
      <Switch label={t('for_all')} isOn={isForAll} onChange={setIsForAll} />
      <CallFailure error={ofRules.error ?? ofFile.error} />
    </Dialog>
  );
}

function FileField({ file, isOver, onFile }: { file: File | undefined; isOver: boolean; onFile(file: File): void }) {
  const [id, helpId] = [useId(), useId()];
  const field = useRef<HTMLInputElement>(null);
  return (
    <div
      className={`flex flex-col items-center gap-2 rounded-xl border border-dashed px-6 py-7 text-center ${isOver ? 'border-accent bg-accent-soft' : 'border-control'}`}
    >
      <p className="font-medium">{file ? <bdi>{file.name}</bdi> : t('drop')}</p>
      <label
        htmlFor={id}
        className={`${buttonClass({})} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
      >
        <Upload size={16} strokeWidth={1.75} aria-hidden="true" />
        {t(file ? 'choose_other' : 'choose_file')}
        <input
          ref={field}
          id={id}
          type="file"
          accept=".pls,.xml,.txt,.csv,.tsv"
          aria-describedby={helpId}
          className="absolute size-px opacity-0"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen) onFile(chosen);
            // Clearing the field lets the user choose the same file again.
            event.target.value = '';
          }}
        />
      </label>
      <p id={helpId} className="text-caption text-muted">
        {t('file_help')}
      </p>
    </div>
  );
}
