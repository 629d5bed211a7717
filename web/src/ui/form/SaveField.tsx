import { useState } from 'react';
import { ApiError, errorMessage } from '../../lib/failures/errors.ts';
import { t } from '../../lib/language/ui-messages.ts';
import { Button } from '../button/Button.tsx';
import { TextField } from './Field.tsx';

interface SaveFieldProps {
  label: string;
  help: string;
  /** The value that the server has. */
  value: string;
  maxLength: number;
  autoComplete: string;
  /** Shows the button also while there is nothing to save. */
  hasButton?: boolean;
  onSave(value: string): Promise<unknown>;
}

/** Draws a field with its own Save button, which appears once the value has changed, or is there from the start. */
export function SaveField({ label, help, value, maxLength, autoComplete, hasButton = false, onSave }: SaveFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const text = typed ?? value;
  const isChanged = text.trim() !== value;

  async function save() {
    const wanted = text.trim();
    if (isBusy || !isChanged) return;
    if (wanted === '') return setProblem(t('value_missing'));
    if (wanted.length > maxLength) return setProblem(t('value_long', { max: maxLength }));
    setIsBusy(true);
    setProblem(undefined);
    try {
      await onSave(wanted);
      setTyped(null);
    } catch (error) {
      setProblem((error instanceof ApiError && error.field?.message) || errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form
      noValidate
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="max-w-[440px] min-w-0 flex-1">
        <TextField
          label={label}
          help={help}
          error={problem}
          value={text}
          autoComplete={autoComplete}
          onChange={(event) => {
            setProblem(undefined);
            setTyped(event.target.value);
          }}
        />
      </div>
      {(isChanged || hasButton) && (
        <Button type="submit" isBusy={isBusy} isDisabled={!isChanged} className="mt-[26px] h-10 max-md:h-12">
          {t('save')}
        </Button>
      )}
    </form>
  );
}
