import { useEffect, useMemo, useState } from 'react';
import { useMedia, useTitle } from '../../../lib/hooks.ts';
import { useStore } from '../../../lib/store.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { errorMessage } from '../../../lib/failures/errors.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { unarchive } from '../list/archive.ts';
import { diffRules } from '../rules/diff.ts';
import { isError, problemsOf } from '../rules/conflicts.ts';
import { useSpeaker } from '../sound/use-speaker.ts';
import { DeskContext, type Desk } from './context.ts';
import { createEditor, isUnsaved, type OpenDictionary } from './editor-store.ts';
import { EditorHeader } from './EditorHeader.tsx';
import { t } from './messages.ts';
import { RulesView } from './RulesView.tsx';
import { SidePanel } from '../versions/SidePanel.tsx';
import { TryIt } from './TryIt.tsx';
import { useEditorKeys } from './use-editor-keys.ts';

const MergeDialog = lazyPart(async () => (await import('./MergeDialog.tsx')).MergeDialog, { failure: 'toast' });
const DetailsDialog = lazyPart(async () => (await import('./DetailsDialog.tsx')).DetailsDialog, { failure: 'toast' });
const PanelDialog = lazyPart(async () => (await import('../versions/SidePanel.tsx')).PanelDialog, { failure: 'toast' });

/** Opens a dictionary for editing. Another one has an editor of its own. */
export function Editor({ dictionary }: { dictionary: OpenDictionary }) {
  const [editor] = useState(() => createEditor(dictionary));
  const { choice, speaker, priceOf } = useSpeaker();
  useTitle(dictionary.name);
  useEffect(() => {
    editor.open();
    return editor.close;
  }, [editor]);
  // Somebody else, or another tab, may have saved it.
  useEffect(() => editor.receive(dictionary), [editor, dictionary]);
  const permission = dictionary.permission_on_resource;
  const isReadOnly = dictionary.archived_time_unix !== null || permission === null || permission === 'viewer';
  const desk: Desk = { editor, speaker, choice, priceOf, isReadOnly };
  return (
    <DeskContext value={desk}>
      <Workplace dictionary={dictionary} desk={desk} />
    </DeskContext>
  );
}

function Workplace({ dictionary, desk: { editor, isReadOnly } }: { dictionary: OpenDictionary; desk: Desk }) {
  const state = useStore(editor.store, (now) => now);
  const isWide = useMedia('(min-width: 1100px)');
  const [dialog, setDialog] = useState<'details' | 'versions'>();
  const rules = useMemo(() => state.rows.map(({ rule }) => rule), [state.rows]);
  const problems = useMemo(() => problemsOf(rules), [rules]);
  const difference = useMemo(() => diffRules(state.saved, rules), [state.saved, rules]);
  const errors = [...problems.values()].filter(isError).length;
  const hasChanges = isUnsaved(state);
  const obstacle = errors > 0 ? t('mend_first', { count: errors }) : undefined;
  const changes = difference.changes.length + (difference.isReordered ? 1 : 0);

  async function save(): Promise<void> {
    if (!hasChanges || obstacle || isReadOnly) return;
    if (await editor.save()) toastSuccess(t('saved'));
  }
  useEditorKeys({ editor, save: () => void save(), isReadOnly });
  const close = () => setDialog(undefined);

  return (
    <>
      <EditorHeader
        dictionary={dictionary}
        changes={hasChanges ? Math.max(1, changes) : 0}
        isReadOnly={isReadOnly}
        obstacle={obstacle}
        isSaving={state.isSaving}
        onSave={() => void save()}
        onDiscard={editor.discard}
        onDetails={() => setDialog('details')}
        onVersions={isWide ? undefined : () => setDialog('versions')}
      />
      <div className="flex min-h-0 flex-1">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col overflow-auto">
          <Notices dictionary={dictionary} desk={{ editor, isReadOnly }} />
          <TryIt rules={rules} />
          <RulesView problems={problems} difference={difference} />
        </div>
        {isWide && (
          <aside
            aria-label={t('panel')}
            className="flex w-[340px] flex-none flex-col overflow-auto border-s border-line"
          >
            <SidePanel dictionary={dictionary} difference={difference} hasChanges={hasChanges} />
          </aside>
        )}
      </div>
      {dialog === 'details' && <DetailsDialog dictionary={dictionary} onClose={close} />}
      {dialog === 'versions' && (
        <PanelDialog dictionary={dictionary} difference={difference} hasChanges={hasChanges} onClose={close} />
      )}
      {state.meeting && <MergeDialog key={state.meeting.version_id} meeting={state.meeting} name={dictionary.name} />}
    </>
  );
}

function Notices({
  dictionary: { id, name, archived_time_unix, permission_on_resource },
  desk: { editor, isReadOnly },
}: {
  dictionary: OpenDictionary;
  desk: Pick<Desk, 'editor' | 'isReadOnly'>;
}) {
  const { error, isKept, isRestored } = useStore(editor.store, (now) => now);
  const hasChanges = useStore(editor.store, isUnsaved);
  const isArchived = archived_time_unix !== null;
  if (!isReadOnly && !error && isKept && !(isRestored && hasChanges)) return null;
  return (
    <div className="flex flex-none flex-col gap-2 px-6 pt-4 max-md:px-4">
      {isArchived && (
        <Banner
          tone="info"
          action={
            permission_on_resource === 'admin' && (
              <Button size="sm" onClick={() => void unarchive(id, name)}>
                {t('unarchive')}
              </Button>
            )
          }
        >
          {t('is_archived')}
        </Banner>
      )}
      {isReadOnly && !isArchived && <Banner tone="plain">{t('view_only')}</Banner>}
      {error !== null && (
        <ErrorCard title={errorMessage(error)} onRetry={() => void editor.save()}>
          {t('edits_kept')}
        </ErrorCard>
      )}
      {!isKept && <Banner tone="warning">{t('not_kept')}</Banner>}
      {isRestored && hasChanges && (
        <Banner
          tone="info"
          action={
            <Button size="sm" onClick={editor.discard}>
              {t('discard')}
            </Button>
          }
        >
          {t('restored')}
        </Banner>
      )}
    </div>
  );
}
