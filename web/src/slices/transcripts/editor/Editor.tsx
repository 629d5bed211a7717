import { Link } from '@tanstack/react-router';
import { ArrowLeft, CircleAlert, Download, Redo2, Search, Settings2, Undo2, Users } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { pages } from '#contract/pages.ts';
import type { TranscriptDetails } from '#contract/speech-to-text/transcripts.ts';
import { useParam } from '../../../lib/address/params.ts';
import { useMedia, useTitle } from '../../../lib/hooks.ts';
import { useStore } from '../../../lib/store.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Kbd } from '../../../ui/display/Kbd.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { LinkSegment, segmentClass } from '../../../ui/navigation/LinkSegment.tsx';
import { countBroken } from '../document/cues.ts';
import { countDoubts } from '../document/doubts.ts';
import { DeskContext, useDesk, useDocument, useEditor, type Desk } from './context.ts';
import { createEditor } from './editor-store.ts';
import './editor.css';
// It is here at once, so that what is typed after its shortcut does not land in the text.
import { FindBar } from './FindBar.tsx';
import { hopToDoubt } from './hops.ts';
import { createMedia } from './media.ts';
import { t } from './messages.ts';
import { noticeStore } from './notices.ts';
import { SaveProblem, SaveState } from './SaveState.tsx';
import { DetailsDialog, Preview, SidePanel } from './SidePanel.tsx';
import { SubtitlesView } from './subtitles/SubtitlesView.tsx';
import { Timeline } from './Timeline.tsx';
import { TranscriptView } from './segments/TranscriptView.tsx';
import { useEditorKeys } from './use-editor-keys.ts';

const ExportDialog = lazyPart(async () => (await import('../export/ExportDialog.tsx')).ExportDialog, {
  failure: 'toast',
});
const RenameDialog = lazyPart(async () => (await import('../list/RenameDialog.tsx')).RenameDialog, {
  failure: 'toast',
});
const RulesDialog = lazyPart(async () => (await import('./subtitles/RulesDialog.tsx')).RulesDialog, {
  failure: 'toast',
});

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Opens a transcript for editing. Another one has an editor of its own. */
export function Editor({ details }: { details: TranscriptDetails }) {
  const [desk] = useState<Desk>(() => ({
    editor: createEditor(details),
    media: createMedia(details.transcript.duration_seconds ?? 0),
    texts: new Map(),
  }));
  useEffect(() => {
    desk.editor.open();
    return desk.editor.close;
  }, [desk]);
  return (
    <DeskContext value={desk}>
      <Workplace details={details} />
    </DeskContext>
  );
}

function Workplace({ details: { transcript } }: { details: TranscriptDetails }) {
  const desk = useDesk();
  const { editor } = desk;
  const isSubtitles = useParam('tab') === 'subtitles';
  const isPhone = useMedia('(max-width: 767px)');
  const [dialog, setDialog] = useState<'export' | 'rename' | 'rules' | 'details'>();
  const [isFinding, setIsFinding] = useState(false);
  useTitle(transcript.name);
  useEditorKeys(desk, { isSubtitles, openFind: () => setIsFinding(true) });
  const close = () => setDialog(undefined);
  return (
    <>
      <Header
        name={transcript.name}
        id={transcript.transcription_id}
        isSubtitles={isSubtitles}
        onExport={() => setDialog('export')}
        onDetails={isPhone ? () => setDialog('details') : undefined}
      />
      <SaveProblem />
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          {isSubtitles ? (
            <SubtitleTools onRules={() => setDialog('rules')} />
          ) : (
            <TranscriptTools onFind={() => setIsFinding(true)} />
          )}
          {isFinding && !isSubtitles && <FindBar onClose={() => setIsFinding(false)} />}
          {isPhone && (
            <div className={transcript.source?.has_video ? 'flex-none px-4 pt-3' : undefined}>
              <Preview transcript={transcript} />
            </div>
          )}
          {isSubtitles ? <SubtitlesView /> : <TranscriptView />}
          <Notice />
        </div>
        {!isPhone && <SidePanel transcript={transcript} onRename={() => setDialog('rename')} />}
      </div>
      <Timeline isSubtitles={isSubtitles} />
      {dialog === 'export' && (
        <ExportDialog
          transcript={transcript}
          hasCues={editor.store.get().edits.document.cues.length > 0}
          flush={editor.flush}
          onClose={close}
        />
      )}
      {dialog === 'rename' && <RenameDialog transcript={transcript} onClose={close} />}
      {dialog === 'details' && (
        <DetailsDialog transcript={transcript} onRename={() => setDialog('rename')} onClose={close} />
      )}
      {dialog === 'rules' && <RulesDialog onClose={close} />}
    </>
  );
}

interface HeaderProps {
  name: string;
  id: string;
  isSubtitles: boolean;
  onExport(): void;
  /** Opens what a wide screen shows beside the text. */
  onDetails: (() => void) | undefined;
}

function Header({ name, id, isSubtitles, onExport, onDetails }: HeaderProps) {
  const { editor } = useDesk();
  const canUndo = useEditor(({ edits }) => edits.past.length > 0);
  const canRedo = useEditor(({ edits }) => edits.future.length > 0);
  return (
    <header className="flex min-h-14 flex-none items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5 max-md:flex-wrap max-md:gap-x-2 max-md:px-3">
      <Link
        to={pages.speechToText}
        aria-label={t('back')}
        className="grid size-8 flex-none place-items-center rounded-sm text-ink-2 hover:bg-hover max-md:size-10"
      >
        <ArrowLeft {...icon} className="rtl:-scale-x-100" />
      </Link>
      <h1 className="min-w-0 truncate text-[16px] leading-6 font-semibold tracking-[-0.014em] max-md:flex-1">
        <bdi>{name}</bdi>
      </h1>
      <div className="flex-none max-md:order-last max-md:w-full">
        <LinkSegment label={t('views')}>
          <Link
            to={pages.transcript}
            params={{ id }}
            search={{}}
            replace
            aria-current={isSubtitles ? undefined : 'page'}
            className={segmentClass(!isSubtitles)}
          >
            {t('transcript')}
          </Link>
          <Link
            to={pages.transcript}
            params={{ id }}
            search={{ tab: 'subtitles' }}
            replace
            aria-current={isSubtitles ? 'page' : undefined}
            className={segmentClass(isSubtitles)}
          >
            {t('subtitles')}
          </Link>
        </LinkSegment>
      </div>
      <div className="ms-auto flex flex-none items-center gap-1">
        <SaveState />
        {onDetails && (
          <IconButton label={t('details')} size="sm" onClick={onDetails}>
            <Users {...icon} />
          </IconButton>
        )}
        {!editor.isReadOnly && (
          <>
            <IconButton
              label={t('undo')}
              size="sm"
              aria-keyshortcuts="Control+Z"
              disabledReason={canUndo ? undefined : t('nothing_to_undo')}
              onClick={() => editor.undo()}
            >
              <Undo2 {...icon} />
            </IconButton>
            <IconButton
              label={t('redo')}
              size="sm"
              aria-keyshortcuts="Control+Shift+Z"
              disabledReason={canRedo ? undefined : t('nothing_to_redo')}
              onClick={() => editor.redo()}
            >
              <Redo2 {...icon} />
            </IconButton>
          </>
        )}
        <Button
          look="primary"
          size="sm"
          icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onExport}
        >
          <span className="max-md:sr-only">{t('export')}</span>
        </Button>
      </div>
    </header>
  );
}

const tools = 'flex flex-none flex-wrap items-center gap-2 border-b border-line px-6 py-2.5 max-md:px-4';

function TranscriptTools({ onFind }: { onFind(): void }) {
  const desk = useDesk();
  const document = useDocument();
  const doubts = useMemo(() => countDoubts(document), [document]);
  return (
    <div className={tools}>
      <button
        type="button"
        aria-keyshortcuts="N"
        onClick={() => hopToDoubt(desk)}
        className="inline-flex h-8 items-center gap-2 rounded-full border border-line-strong px-3 text-table font-medium hover:bg-hover max-md:h-10"
      >
        <span
          className={
            doubts > 0 ? 'underline decoration-warning decoration-dotted decoration-2 underline-offset-4' : undefined
          }
        >
          {t('doubtful', { count: doubts })}
        </span>
        <span className="max-md:hidden">
          <Kbd>N</Kbd>
        </span>
      </button>
      <Button
        look="ghost"
        size="sm"
        aria-keyshortcuts="Control+F"
        icon={<Search size={14} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onFind}
      >
        {t(desk.editor.isReadOnly ? 'find' : 'find_and_replace')}
      </Button>
    </div>
  );
}

function SubtitleTools({ onRules }: { onRules(): void }) {
  const { editor } = useDesk();
  const document = useDocument();
  const broken = useMemo(() => countBroken(document), [document]);
  const { max_characters_per_line: characters, max_lines: lines, max_seconds: seconds } = document.rules;
  return (
    <div className={tools}>
      <span className="text-table text-muted tabular-nums">{t('cues', { count: document.cues.length })}</span>
      {broken > 0 && (
        <Badge tone="danger">
          <CircleAlert size={12} strokeWidth={1.75} aria-hidden="true" />
          {t('broken', { count: broken })}
        </Badge>
      )}
      {!editor.isReadOnly && (
        <span className="ms-auto">
          <Button
            look="ghost"
            size="sm"
            icon={<Settings2 size={14} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onRules}
          >
            {t('rules', { characters, lines, seconds })}
          </Button>
        </span>
      )}
    </div>
  );
}

function Notice() {
  const text = useStore(noticeStore, (state) => state.text);
  return (
    <p
      role="status"
      className={text === '' ? 'sr-only' : 'flex-none border-t border-line bg-surface px-6 py-2 text-table max-md:px-4'}
    >
      {text}
    </p>
  );
}
