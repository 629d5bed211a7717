import { Download } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { exportAudit, listAudit } from '#contract/instance/api.ts';
import type { AuditEvent } from '#contract/instance/types.ts';
import { useUser } from '../../../lib/account.ts';
import { send } from '../../../lib/api.ts';
import { saveBlob } from '../../../lib/download.ts';
import { formatDate } from '../../../lib/format.ts';
import { invalidate, useRead } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { tableCell, tableRow } from '../../../ui/layout/Table.tsx';
import { CardSkeletons } from '../CardSkeletons.tsx';
import { InstancePage } from '../InstancePage.tsx';
import { t } from '../messages.ts';
import { Pages } from '../Pages.tsx';
import { WideTable } from './WideTable.tsx';

const nothing = { action: '', person: '', workspace: '', from: '', until: '' };
type Filter = typeof nothing;

const daySeconds = 86_400;
const unixOf = (day: string) => Math.floor(new Date(`${day}T00:00`).getTime() / 1000);

/** The last day counts as a whole. */
const queryOf = ({ action, person, workspace, from, until }: Filter) => ({
  ...(action ? { action } : {}),
  ...(person.trim() ? { person: person.trim() } : {}),
  ...(workspace.trim() ? { workspace: workspace.trim() } : {}),
  ...(from ? { after_unix: unixOf(from) } : {}),
  ...(until ? { before_unix: unixOf(until) + daySeconds } : {}),
});

/** The security events of the installation, newest first. */
export function AuditScreen() {
  const isOperator = useUser()?.is_operator === true;
  const [filter, setFilter] = useState(nothing);
  const [draft, setDraft] = useState(nothing);
  const [cursors, setCursors] = useState<string[]>([]);
  const [isExporting, setIsExporting] = useState(false);
  const cursor = cursors.at(-1);
  const query = { ...queryOf(filter), ...(cursor ? { cursor } : {}) };
  const list = useRead(listAudit, { query }, { isEnabled: isOperator, staleTime: 0 });
  const field = (name: keyof Filter) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  });
  function show(event: FormEvent) {
    event.preventDefault();
    setFilter(draft);
    setCursors([]);
  }
  async function save() {
    setIsExporting(true);
    try {
      saveBlob(await (await send(exportAudit, { query: queryOf(filter) })).blob(), 'audit.csv');
      invalidate(listAudit);
    } catch (error) {
      toastError(error);
    }
    setIsExporting(false);
  }
  return (
    <InstancePage
      title={t('audit')}
      page="instanceAudit"
      actions={
        <Button
          size="sm"
          isBusy={isExporting}
          icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void save()}
        >
          {t('export_csv')}
        </Button>
      }
    >
      <p className="max-w-[62ch] text-muted">{t('audit_intro')}</p>
      <form
        onSubmit={show}
        className="grid grid-cols-[repeat(auto-fill,minmax(170px,1fr))] items-end gap-3 max-md:grid-cols-2"
      >
        <SelectField label={t('action')} {...field('action')}>
          <option value="">{t('any_action')}</option>
          {(list.data?.actions ?? []).map((action) => (
            <option key={action} value={action}>
              {action}
            </option>
          ))}
        </SelectField>
        <TextField label={t('person')} placeholder={t('email_or_id')} autoComplete="off" {...field('person')} />
        <TextField label={t('workspace')} placeholder={t('name_or_id')} autoComplete="off" {...field('workspace')} />
        <TextField label={t('from')} type="date" {...field('from')} />
        <TextField label={t('until')} type="date" {...field('until')} />
        <Button type="submit">{t('filter')}</Button>
      </form>
      <Loaded of={list} skeleton={<CardSkeletons label={t('loading')} />}>
        {({ events, next_cursor }) =>
          events.length === 0 ? (
            <EmptyState title={t('audit_none')}>{t('audit_none_text')}</EmptyState>
          ) : (
            <>
              <WideTable
                label={t('audit')}
                columns={[
                  { label: t('time') },
                  { label: t('action') },
                  { label: t('person') },
                  { label: t('workspace') },
                  { label: t('details') },
                ]}
              >
                {events.map((event) => (
                  <EventLine key={event.event_id} event={event} />
                ))}
              </WideTable>
              <Pages cursors={cursors} next={next_cursor} onChange={setCursors} />
            </>
          )
        }
      </Loaded>
    </InstancePage>
  );
}

const EventLine = ({ event }: { event: AuditEvent }) => (
  <tr className={tableRow()}>
    <td className={`${tableCell()} whitespace-nowrap`}>{formatDate(event.created_at_unix)}</td>
    <th scope="row" className={`${tableCell()} text-start font-mono font-normal`}>
      {event.action}
    </th>
    <td className={tableCell()}>
      {event.email ?? event.user_id ?? t('nobody')}
      {event.ip && <span className="block text-caption text-muted">{event.ip}</span>}
    </td>
    <td className={tableCell()}>
      <bdi>{event.workspace_name ?? event.workspace_id ?? ''}</bdi>
    </td>
    <td className={`${tableCell()} max-w-[36ch] font-mono text-caption break-words text-muted`}>
      {Object.keys(event.detail).length > 0 && JSON.stringify(event.detail)}
    </td>
  </tr>
);
