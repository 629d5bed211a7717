import { Link, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Archive, ArchiveRestore, Ear, Pencil } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import type { Dictionary } from '#contract/pronunciation-dictionaries/types.ts';
import { getWorkspace } from '#contract/workspace/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { tableCell, tableClass, tableHead, tableRow } from '../../../ui/layout/Table.tsx';
import { ActionsMenu } from '../../../ui/overlay/ActionsMenu.tsx';
import { archiveLater, unarchive } from './archive.ts';
import { t } from './messages.ts';

const wide = 'max-md:hidden whitespace-nowrap';

export function DictionaryTable({ dictionaries }: { dictionaries: readonly Dictionary[] }) {
  const locators = useRead(getWorkspace).data?.pronunciation_dictionary_locators ?? [];
  const ofWorkspace = new Set(locators.map(({ pronunciation_dictionary_id }) => pronunciation_dictionary_id));
  return (
    <table className={tableClass}>
      <caption className="sr-only">{t('title')}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th className={clsx(tableHead(), 'ps-6')}>{t('name')}</th>
          <th className={tableHead(true)}>{t('rules')}</th>
          <th className={tableHead(true)}>{t('latest_version')}</th>
          <th className={tableHead()}>{t('used_in')}</th>
          <th className={tableHead()}>{t('permission')}</th>
          <th className={clsx(tableHead(true), 'pe-4')}>
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {dictionaries.map((dictionary) => (
          <Row key={dictionary.id} dictionary={dictionary} isOfWorkspace={ofWorkspace.has(dictionary.id)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ dictionary, isOfWorkspace }: { dictionary: Dictionary; isOfWorkspace: boolean }) {
  const { id, name, description, latest_version_rules_num: count, permission_on_resource: permission } = dictionary;
  const isArchived = dictionary.archived_time_unix !== null;
  const use = isOfWorkspace ? <Badge tone="info">{t('whole_workspace')}</Badge> : t('on_request');
  return (
    <tr className={tableRow()}>
      <th
        scope="row"
        aria-label={name}
        className={clsx(tableCell(), 'w-full max-w-0 ps-6 text-start font-normal max-md:ps-4')}
      >
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className="grid size-9 flex-none place-items-center rounded-md bg-sunken text-muted">
            <Ear size={18} strokeWidth={1.75} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-2">
              <Link
                to={pages.dictionary}
                params={{ id }}
                dir="auto"
                className="min-w-0 truncate rounded-xs font-medium hover:underline"
              >
                {name}
              </Link>
              {isArchived && <Badge>{t('is_archived')}</Badge>}
            </span>
            {description && <span className="block truncate text-caption text-muted">{description}</span>}
            <span className="mt-0.5 block text-caption text-muted md:hidden">
              {t('rules_and_version', { count, version: dictionary.latest_version_name })}
              {isOfWorkspace && ` · ${t('whole_workspace')}`}
            </span>
          </span>
        </span>
      </th>
      <td className={clsx(tableCell(true), wide)}>{formatNumber(count)}</td>
      <td className={clsx(tableCell(true), wide)}>{t('version', { version: dictionary.latest_version_name })}</td>
      <td className={clsx(tableCell(), wide, !isOfWorkspace && 'text-muted')}>{use}</td>
      <td className={clsx(tableCell(), wide, 'text-muted')}>{t(`permission_${permission ?? 'viewer'}`)}</td>
      <td className={clsx(tableCell(true), 'pe-4')}>
        <RowMenu dictionary={dictionary} isOfWorkspace={isOfWorkspace} />
      </td>
    </tr>
  );
}

function RowMenu({ dictionary, isOfWorkspace }: { dictionary: Dictionary; isOfWorkspace: boolean }) {
  const { id, name, permission_on_resource: permission, archived_time_unix: archivedAt } = dictionary;
  const navigate = useNavigate();
  const isForAdmins = permission !== 'admin';
  const off = isForAdmins
    ? { isDisabled: true, reason: t('archive_admins') }
    : isOfWorkspace
      ? { isDisabled: true, reason: t('archive_in_use') }
      : {};
  return (
    <ActionsMenu
      label={t('more_of', { name })}
      items={[
        {
          label: t(permission === 'viewer' || permission === null ? 'open' : 'edit'),
          icon: <Pencil />,
          onSelect: () => void navigate({ to: pages.dictionary, params: { id } }),
        },
        'divider',
        archivedAt === null
          ? { label: t('archive'), icon: <Archive />, ...off, onSelect: () => archiveLater(id, name) }
          : {
              label: t('unarchive'),
              icon: <ArchiveRestore />,
              ...(isForAdmins ? { isDisabled: true, reason: t('archive_admins') } : {}),
              onSelect: () => void unarchive(id, name),
            },
      ]}
    />
  );
}
