import { Download } from 'lucide-react';
import { useState } from 'react';
import { getVersion, listUses, listVersions } from '#contract/pronunciation-dictionaries/api.ts';
import type { DictionaryVersion } from '#contract/pronunciation-dictionaries/types.ts';
import { useUser } from '../../../lib/account.ts';
import { confirm } from '../../../lib/confirm.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SectionSkeleton } from '../../../ui/feedback/SectionSkeleton.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { diffRules, type RuleDifference } from '../rules/diff.ts';
import { DiffList } from './DiffList.tsx';
import { downloadPls } from './download-pls.ts';
import { useDesk } from '../editor/context.ts';
import type { OpenDictionary } from '../editor/editor-store.ts';
import { t } from '../editor/messages.ts';
import { UsesList } from './UsesList.tsx';

interface SidePanelProps {
  dictionary: OpenDictionary;
  /** Of what is on the screen against what was saved last. */
  difference: RuleDifference;
  hasChanges: boolean;
}

type Tab = 'versions' | 'uses';

/** The versions of the dictionary with what differs between them, and where it is used. */
export function SidePanel(props: SidePanelProps) {
  const [tab, setTab] = useState<Tab>('versions');
  const uses = useRead(listUses, { params: { pronunciation_dictionary_id: props.dictionary.id } }, { staleTime: 0 });
  const count = uses.data && Number(uses.data.is_workspace_default) + uses.data.jobs.length;
  return (
    <>
      <div
        role="tablist"
        aria-label={t('panel')}
        className="flex h-12 flex-none items-end gap-5 border-b border-line px-5 max-md:px-0"
      >
        {(['versions', 'uses'] as const).map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`dictionary-tab-${one}`}
            aria-selected={tab === one}
            aria-controls="dictionary-panel"
            tabIndex={tab === one ? 0 : -1}
            className="-mb-px border-b-2 border-transparent pb-2.5 font-medium text-muted hover:text-ink aria-selected:border-ink aria-selected:text-ink"
            onClick={() => setTab(one)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
              const next = tab === 'versions' ? 'uses' : 'versions';
              setTab(next);
              document.getElementById(`dictionary-tab-${next}`)?.focus();
            }}
          >
            {t(one)}
            {one === 'uses' && count !== undefined && (
              <span className="ms-1.5 text-caption text-muted tabular-nums">{formatNumber(count)}</span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="dictionary-panel" aria-labelledby={`dictionary-tab-${tab}`} className="flex flex-col">
        {tab === 'versions' ? (
          <Versions {...props} />
        ) : (
          <div className="p-5 max-md:px-0">
            <Loaded of={uses} skeleton={<SectionSkeleton rows={2} />}>
              {(data) => <UsesList uses={data} />}
            </Loaded>
          </div>
        )}
      </div>
    </>
  );
}

/** The same on a narrow screen, which has no room beside the rules. */
export function PanelDialog({ onClose, ...props }: SidePanelProps & { onClose(): void }) {
  return (
    <Dialog title={t('panel')} isOpen onOpenChange={onClose}>
      <SidePanel {...props} />
    </Dialog>
  );
}

const unsaved = 'unsaved';

function Versions({ dictionary, difference, hasChanges }: SidePanelProps) {
  const { id, latest_version_id, latest_version_name } = dictionary;
  const [cursors, setCursors] = useState<readonly (number | undefined)[]>([undefined]);
  const cursor = cursors.at(-1);
  const params = { pronunciation_dictionary_id: id };
  const list = useRead(
    listVersions,
    { params, query: cursor === undefined ? {} : { cursor } },
    { staleTime: 0, keepsLast: true },
  );
  const [chosen, setChosen] = useState<string>();
  const selected = chosen ?? (hasChanges ? unsaved : latest_version_id);
  const isUnsaved = selected === unsaved && hasChanges;
  const versions = list.data?.versions ?? [];
  const at = versions.findIndex(({ version_id }) => version_id === selected);
  const version = versions[at];
  return (
    <>
      <Loaded of={list} skeleton={<SectionSkeleton rows={3} />}>
        {({ next_cursor }) => (
          <ul className="flex flex-col py-2">
            {hasChanges && (
              <li className={isUnsaved ? 'bg-selected' : ''}>
                <button
                  type="button"
                  aria-pressed={isUnsaved}
                  onClick={() => setChosen(unsaved)}
                  className="flex w-full flex-col px-5 py-2.5 text-start text-table hover:bg-hover max-md:px-2"
                >
                  <span className="font-medium">
                    {t('version_unsaved', { version: Number(latest_version_name) + 1 })}
                  </span>
                  <span className="text-caption text-muted">{countWords(difference)}</span>
                </button>
              </li>
            )}
            {versions.map((one) => (
              <VersionRow
                key={one.version_id}
                dictionary={dictionary}
                version={one}
                hasChanges={hasChanges}
                isChosen={!isUnsaved && one.version_id === selected}
                onChoose={() => setChosen(one.version_id)}
              />
            ))}
            {(next_cursor !== null || cursors.length > 1) && (
              <li className="flex gap-2 px-5 py-2 max-md:px-2">
                <Button size="sm" isDisabled={cursors.length === 1} onClick={() => setCursors(cursors.slice(0, -1))}>
                  {t('newer')}
                </Button>
                <Button
                  size="sm"
                  isDisabled={next_cursor === null}
                  onClick={() => next_cursor !== null && setCursors([...cursors, Number(next_cursor)])}
                >
                  {t('older')}
                </Button>
              </li>
            )}
          </ul>
        )}
      </Loaded>
      <hr className="border-line" />
      <div className="flex flex-col gap-3 px-5 py-4 max-md:px-0">
        {isUnsaved ? (
          <>
            <DiffTitle title={t('against', { version: Number(latest_version_name) + 1, other: latest_version_name })} />
            <DiffList difference={difference} canPutBack />
          </>
        ) : (
          version && <SavedDifference dictionary={dictionary} version={version} before={versions[at + 1]} />
        )}
      </div>
    </>
  );
}

const countWords = ({ added, changed, removed, isReordered }: RuleDifference): string =>
  [
    added > 0 && t('count_added', { count: added }),
    changed > 0 && t('count_changed', { count: changed }),
    removed > 0 && t('count_removed', { count: removed }),
    isReordered && t('reordered'),
  ]
    .filter(Boolean)
    .join(', ');

function DiffTitle({ title, onDownload }: { title: string; onDownload?: () => void }) {
  return (
    <div className="flex items-center gap-2">
      <h2 className="text-table font-semibold">{title}</h2>
      {onDownload && (
        <Button
          look="ghost"
          size="sm"
          className="ms-auto -me-2.5"
          icon={<Download size={14} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onDownload}
        >
          PLS
        </Button>
      )}
    </div>
  );
}

interface VersionRowProps {
  dictionary: OpenDictionary;
  version: DictionaryVersion;
  hasChanges: boolean;
  isChosen: boolean;
  onChoose(): void;
}

function VersionRow({ dictionary, version, hasChanges, isChosen, onChoose }: VersionRowProps) {
  const { editor, isReadOnly } = useDesk();
  const myId = useUser()?.user_id;
  const [isBusy, setIsBusy] = useState(false);
  const { version_id, version_name, version_rules_num, creation_time_unix, created_by } = version;
  const isLatest = version_id === dictionary.latest_version_id;

  async function restore(): Promise<void> {
    const isSure =
      !hasChanges ||
      (await confirm({
        title: t('restore_title', { version: version_name }),
        description: t('restore_text'),
        confirmLabel: t('restore'),
      }));
    if (!isSure) return;
    setIsBusy(true);
    try {
      await editor.restore(version_id);
      toastSuccess(t('restored_version', { version: version_name }));
    } catch (error) {
      toastError(error);
    }
    setIsBusy(false);
  }

  return (
    <li className={`flex items-center gap-2 pe-4 max-md:pe-0 ${isChosen ? 'bg-selected' : ''}`}>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="min-w-0 flex-1 px-5 py-2.5 text-start text-table hover:bg-hover max-md:px-2"
      >
        <span className="block font-medium">{t('version', { version: version_name })}</span>
        <span className="block text-caption text-muted">
          {[
            t('rules_count', { count: version_rules_num }),
            formatDate(creation_time_unix),
            ...(created_by === myId ? [t('by_you')] : []),
          ].join(' · ')}
        </span>
      </button>
      {!isLatest && !isReadOnly && (
        <Button
          look="ghost"
          size="sm"
          isBusy={isBusy}
          aria-label={t('restore_version', { version: version_name })}
          onClick={() => void restore()}
        >
          {t('restore')}
        </Button>
      )}
    </li>
  );
}

interface SavedDifferenceProps {
  dictionary: OpenDictionary;
  version: DictionaryVersion;
  /** The version before it; the first one has none. */
  before: DictionaryVersion | undefined;
}

function SavedDifference({ dictionary: { id, name }, version, before }: SavedDifferenceProps) {
  const params = { pronunciation_dictionary_id: id };
  const own = useRead(getVersion, { params: { ...params, version_id: version.version_id } }, { staleTime: Infinity });
  const other = useRead(
    getVersion,
    { params: { ...params, version_id: before?.version_id ?? '' } },
    { staleTime: Infinity, isEnabled: before !== undefined },
  );
  const isPending = own.data === undefined || (before !== undefined && other.data === undefined);
  return (
    <>
      <DiffTitle
        title={
          before
            ? t('against', { version: version.version_name, other: before.version_name })
            : t('version', { version: version.version_name })
        }
        onDownload={() => void downloadPls(id, version.version_id, `${name} ${version.version_name}`)}
      />
      {own.error || other.error ? (
        <Loaded of={own.error ? own : other} skeleton={null}>
          {() => null}
        </Loaded>
      ) : isPending ? (
        <Skeleton className="h-16" />
      ) : (
        <DiffList difference={diffRules(other.data?.rules ?? [], own.data?.rules ?? [])} />
      )}
    </>
  );
}
