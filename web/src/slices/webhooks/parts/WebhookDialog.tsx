import { useId, useState } from 'react';
import { createWebhook, updateWebhook } from '#contract/webhooks/api.ts';
import { webhookEvents, type Webhook } from '#contract/webhooks/types.ts';
import { useCall } from '../../../lib/queries.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CallFailure } from '../../../ui/feedback/CallFailure.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { t } from '../messages.ts';
import { fieldsOf, findFaults, newFields, toCreateInput, toUpdateInput, type WebhookFields } from '../webhook-form.ts';
import { refresh } from '../webhooks.ts';

interface WebhookDialogProps {
  /** The webhook to edit, or undefined for a new one. */
  edited: Webhook | undefined;
  onMade(secret: string): void;
  onClose(): void;
}

export function WebhookDialog({ edited, onMade, onClose }: WebhookDialogProps) {
  const id = useId();
  const [fields, setFields] = useState(() => (edited ? fieldsOf(edited) : newFields));
  const [isTouched, setIsTouched] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [isAdvanced, setIsAdvanced] = useState(false);
  const create = useCall(createWebhook);
  const update = useCall(updateWebhook);
  const isBusy = create.isPending || update.isPending;
  const found = findFaults(fields);
  const faults = isTried ? found : {};

  function change(next: Partial<WebhookFields>) {
    setIsTouched(true);
    setFields((before) => ({ ...before, ...next }));
  }

  async function submit() {
    setIsTried(true);
    if (found.headers !== undefined) setIsAdvanced(true);
    if (isBusy || Object.keys(found).length > 0) return;
    try {
      if (edited) {
        const { webhook_id } = edited;
        await update.mutateAsync({ params: { webhook_id }, body: toUpdateInput(fields) });
        toastSuccess(t('saved'));
        onClose();
      } else onMade((await create.mutateAsync({ body: toCreateInput(fields) })).webhook_secret);
      refresh();
    } catch {
      // The dialog shows why.
    }
  }

  return (
    <Dialog
      title={edited ? t('edit_title', { name: edited.name }) : t('create_title')}
      isOpen
      onOpenChange={onClose}
      hasUnsaved={isTouched}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} look="primary" isBusy={isBusy}>
            {edited ? t('save') : t('create')}
          </Button>
        </>
      }
    >
      <CallFailure error={create.error ?? update.error} />
      <form
        id={id}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t('name')}
          value={fields.name}
          error={faults.name}
          autoComplete="off"
          data-autofocus
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label={t('address')}
          help={edited ? t('address_fixed') : t('address_help')}
          type="url"
          inputMode="url"
          dir="ltr"
          placeholder="https://example.org/hook"
          value={fields.address}
          error={faults.address}
          readOnly={edited !== undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change({ address: event.target.value })}
        />
        <fieldset className="flex flex-col gap-1.5">
          <legend className="pb-1.5 text-table font-medium">{t('events')}</legend>
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              label={t(`event_${event}`)}
              checked={fields.events.includes(event)}
              onChange={(isOn) =>
                change({ events: isOn ? [...fields.events, event] : fields.events.filter((one) => one !== event) })
              }
            />
          ))}
          <p className="text-caption text-muted">{t('events_help')}</p>
        </fieldset>
        {edited && (
          <Switch label={t('retry')} isOn={fields.isRetried} onChange={(isOn) => change({ isRetried: isOn })} />
        )}
        <details open={isAdvanced} onToggle={(event) => setIsAdvanced(event.currentTarget.open)}>
          <summary className="w-fit cursor-pointer rounded-xs text-table font-medium max-md:min-h-11">
            {t('advanced')}
          </summary>
          <div className="flex flex-col gap-3 pt-3">
            <Headers edited={edited} fields={fields} fault={faults.headers} onChange={change} />
          </div>
        </details>
      </form>
    </Dialog>
  );
}

interface HeadersProps {
  edited: Webhook | undefined;
  fields: WebhookFields;
  fault: string | undefined;
  onChange(change: Partial<WebhookFields>): void;
}

/** The values of stored headers are never shown again, so they are replaced as a whole. */
function Headers({ edited, fields, fault, onChange }: HeadersProps) {
  const stored = edited?.request_header_names ?? [];
  return (
    <>
      {!fields.isWithoutHeaders && (
        <TextAreaField
          label={t('headers')}
          help={stored.length > 0 ? t('headers_kept', { names: stored.join(', ') }) : t('headers_help')}
          error={fault}
          value={fields.headers}
          rows={2}
          spellCheck={false}
          autoComplete="off"
          dir="ltr"
          placeholder="Authorization: Bearer …"
          className="font-mono text-table"
          onChange={(event) => onChange({ headers: event.target.value })}
        />
      )}
      {stored.length > 0 && (
        <Checkbox
          label={t('headers_remove')}
          checked={fields.isWithoutHeaders}
          onChange={(isWithoutHeaders) => onChange({ isWithoutHeaders })}
        />
      )}
    </>
  );
}
