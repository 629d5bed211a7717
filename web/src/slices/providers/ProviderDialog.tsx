import { useId, useState } from 'react';
import { providerShapes, type SpeechProvider } from '#contract/providers/types.ts';
import { onSensitiveRefusal } from '../../lib/failures/sensitive.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { PasswordField, TextField } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import type { ProviderCalls } from './calls.ts';
import { t } from './messages.ts';
import {
  fieldsOf,
  findFaults,
  newFields,
  toCreateInput,
  toUpdateInput,
  transcriptionExamples,
  withShape,
  type ProviderFields,
} from './provider-form.ts';

interface ProviderDialogProps {
  /** The provider to edit, or undefined for a new one. */
  edited: SpeechProvider | undefined;
  calls: ProviderCalls;
  onClose(): void;
}

export function ProviderDialog({ edited, calls, onClose }: ProviderDialogProps) {
  const id = useId();
  const [fields, setFields] = useState(() => (edited ? fieldsOf(edited) : newFields));
  const [isTouched, setIsTouched] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const found = findFaults(fields);
  const faults = isTried ? found : {};

  function change(next: Partial<ProviderFields>) {
    setIsTouched(true);
    setFields((before) => ({ ...before, ...next }));
  }

  async function submit() {
    setIsTried(true);
    if (isBusy || Object.keys(found).length > 0) return;
    setIsBusy(true);
    setError(null);
    try {
      const { name, voices } = edited
        ? await calls.update(edited.provider_id, toUpdateInput(fields, calls.hasCostFactor))
        : await calls.create(toCreateInput(fields, calls.hasCostFactor));
      toastSuccess(edited ? t('saved', { name }) : t('added', { name, count: voices.length }));
      calls.refresh();
      onClose();
    } catch (reason) {
      onSensitiveRefusal(reason);
      setError(reason);
      setIsBusy(false);
    }
  }

  const text = (name: Exclude<keyof ProviderFields, 'shape'>) => ({
    value: fields[name],
    error: faults[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });

  return (
    <Dialog
      title={edited ? t('edit_title', { name: edited.name }) : t('add_title')}
      isOpen
      onOpenChange={onClose}
      hasUnsaved={isTouched}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} look="primary" isBusy={isBusy}>
            {edited ? t('save') : t('add')}
          </Button>
        </>
      }
    >
      <CallFailure error={error} />
      <form
        id={id}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField label={t('name')} data-autofocus {...text('name')} />
        {!edited && (
          <SelectField
            label={t('shape')}
            value={fields.shape}
            onChange={(event) => {
              const shape = providerShapes.find((one) => one === event.target.value);
              if (shape) change(withShape(fields, shape));
            }}
          >
            {providerShapes.map((shape) => (
              <option key={shape} value={shape}>
                {t(`shape_${shape}`)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField label={t('address')} help={t('address_help')} type="url" inputMode="url" {...text('address')} />
        <PasswordField
          label={t('api_key')}
          help={edited?.api_key_hint ? t('api_key_kept', { hint: edited.api_key_hint }) : t('api_key_help')}
          {...text('key')}
          autoComplete="new-password"
        />
        <TextField label={t('model')} help={t('model_help')} list={`${id}-models`} {...text('model')} />
        <TextField
          label={t('transcription_model')}
          help={t('transcription_model_help', { example: transcriptionExamples[fields.shape] })}
          list={`${id}-models`}
          {...text('transcriptionModel')}
        />
        <datalist id={`${id}-models`}>
          {edited?.models.map((model) => (
            <option key={model.id} value={model.id}>
              {model.name}
            </option>
          ))}
        </datalist>
        <TextField label={t('languages')} help={t('languages_help')} {...text('languages')} />
        <TextAreaField label={t('voice_names')} help={t('voice_names_help')} rows={3} {...text('voices')} />
        <div className="grid grid-cols-2 gap-4 max-[420px]:grid-cols-1">
          <TextField label={t('concurrency')} inputMode="numeric" {...text('concurrency')} />
          {calls.hasCostFactor && (
            <TextField
              label={t('cost_factor')}
              help={t('cost_factor_help')}
              inputMode="decimal"
              {...text('costFactor')}
            />
          )}
        </div>
      </form>
    </Dialog>
  );
}
