import { Link } from '@tanstack/react-router';
import { Archive, ArchiveRestore, ArrowLeft, Download, History, Pencil } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { ActionsMenu } from '../../../ui/overlay/ActionsMenu.tsx';
import { archiveLater, unarchive } from '../list/archive.ts';
import { downloadPls } from '../versions/download-pls.ts';
import type { OpenDictionary } from './editor-store.ts';
import { t } from './messages.ts';

interface EditorHeaderProps {
  dictionary: OpenDictionary;
  /** How many changes are not saved. */
  changes: number;
  isReadOnly: boolean;
  /** Why the changes cannot be saved. */
  obstacle: string | undefined;
  isSaving: boolean;
  onSave(): void;
  onDiscard(): void;
  onDetails(): void;
  /** Opens what a wide screen shows beside the rules. */
  onVersions: (() => void) | undefined;
}

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function EditorHeader(props: EditorHeaderProps) {
  const { dictionary, changes, isReadOnly, obstacle, isSaving, onSave, onDiscard, onDetails, onVersions } = props;
  const { id, name, latest_version_id, latest_version_name: version } = dictionary;
  const navigate = useNavigate();
  const isAdmin = dictionary.permission_on_resource === 'admin';
  const admins = isAdmin ? {} : { isDisabled: true, reason: t('for_admins') };
  return (
    <header className="flex h-14 flex-none items-center gap-3 border-b border-line px-4 max-md:gap-1.5 max-md:px-3">
      <Link
        to={pages.pronunciation}
        aria-label={t('back')}
        className="grid size-8 flex-none place-items-center rounded-sm text-ink-2 hover:bg-hover max-md:size-10"
      >
        <ArrowLeft {...icon} className="rtl:-scale-x-100" />
      </Link>
      <h1 className="min-w-0 truncate text-[16px] leading-6 font-semibold tracking-[-0.014em]">
        <bdi>{name}</bdi>
      </h1>
      <span className="max-md:hidden">
        <Badge>{t('version', { version })}</Badge>
      </span>
      <div className="ms-auto flex flex-none items-center gap-2 max-md:gap-1">
        {changes > 0 && (
          <>
            <span id="dictionary-changes" className="text-table text-muted max-lg:hidden">
              {obstacle ?? t('changes', { count: changes })}
            </span>
            <span className="max-md:hidden">
              <Button look="ghost" size="sm" onClick={onDiscard}>
                {t('discard')}
              </Button>
            </span>
          </>
        )}
        {!isReadOnly && (
          <Button
            look="primary"
            size="sm"
            aria-keyshortcuts="Control+S Meta+S"
            isBusy={isSaving}
            isDisabled={changes === 0 || obstacle !== undefined}
            aria-describedby={changes > 0 ? 'dictionary-changes' : undefined}
            onClick={onSave}
          >
            {t('save_version', { version: Number(version) + 1 })}
          </Button>
        )}
        {onVersions && (
          <IconButton label={t('panel')} size="sm" onClick={onVersions}>
            <History {...icon} />
          </IconButton>
        )}
        <ActionsMenu
          label={t('more_of', { name })}
          items={[
            { label: t('details'), icon: <Pencil />, onSelect: onDetails },
            {
              label: t('download_pls'),
              icon: <Download />,
              onSelect: () => void downloadPls(id, latest_version_id, name),
            },
            'divider',
            ...(changes > 0 ? [{ label: t('discard'), onSelect: onDiscard }] : []),
            dictionary.archived_time_unix === null
              ? {
                  label: t('archive'),
                  icon: <Archive />,
                  ...admins,
                  onSelect: () => {
                    archiveLater(id, name);
                    void navigate({ to: pages.pronunciation });
                  },
                }
              : {
                  label: t('unarchive'),
                  icon: <ArchiveRestore />,
                  ...admins,
                  onSelect: () => void unarchive(id, name),
                },
          ]}
        />
      </div>
    </header>
  );
}
