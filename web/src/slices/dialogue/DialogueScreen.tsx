import { ClipboardPaste } from 'lucide-react';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { maxDialogueTurns } from '#contract/dialogue/types.ts';
import { useParam } from '../../lib/address/params.ts';
import { estimateSeconds, formatTime } from '../../lib/format.ts';
import { useIsWide, useTitle } from '../../lib/hooks.ts';
import { withoutTags } from '../../lib/player/words.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Chip } from '../../ui/button/Chip.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SpeechPanel } from '../speech/public.ts';
import { DialogueBar } from './DialogueBar.tsx';
import { DialogueHeader } from './DialogueHeader.tsx';
import { DialogueErrors, DialogueNotes } from './DialogueNotes.tsx';
import { EnhanceButton } from './enhance/EnhanceButton.tsx';
import { EnhancedNote } from './enhance/EnhancedNote.tsx';
import { dialogueStore } from './generation/dialogue-state.ts';
import { stopDialogue } from './generation/run-dialogue.ts';
import { t } from './messages.ts';
import { isEmptyTurn } from './model/turns.ts';
import { DialogueSettings } from './panel/DialogueSettings.tsx';
import { DialogueSummary } from './panel/DialogueSummary.tsx';
import { useHeard } from './turns/heard.ts';
import { takeTurns } from './turns/turn-actions.ts';
import { TurnList } from './turns/TurnList.tsx';
import { useDialogue, type DialogueView } from './use-dialogue.ts';
import { useReusedDialogue } from './use-reused-dialogue.ts';

const ScriptDialog = lazyPart(async () => (await import('./script/ScriptDialog.tsx')).ScriptDialog, {
  failure: 'toast',
});
const DialogueCode = lazyPart(async () => (await import('./code/DialogueCode.tsx')).DialogueCode, {
  failure: 'toast',
});
const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function DialogueScreen() {
  useTitle(t('page_title'));
  const isHistory = useParam('panel') === 'history';
  const isWide = useIsWide();
  const dialogue = useDialogue();
  const scroller = useRef<HTMLDivElement>(null);
  const news = useStore(dialogueStore, (state) => state.news);
  const [script, setScript] = useState<{ text: string; turnId: string | null; isOpen: boolean; key: number }>();
  const [code, setCode] = useState<'never' | 'open' | 'closed'>('never');
  const isEmpty = dialogue.turns.every(isEmptyTurn);
  useDialogueKeys(dialogue);
  useReusedDialogue();
  const openScript = (text: string, turnId: string | null) =>
    setScript({ text, turnId, isOpen: true, key: (script?.key ?? 0) + 1 });
  return (
    <>
      <DialogueHeader isEmpty={isEmpty} onViewCode={() => setCode('open')} />
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <div ref={scroller} className="min-h-0 flex-1 overflow-auto px-8 pt-5 pb-8 max-md:px-4 short:min-h-60">
            <div className="mx-auto flex max-w-[820px] flex-col gap-3">
              <Tools dialogue={dialogue} isEmpty={isEmpty} onScript={() => openScript('', null)} />
              <EnhancedNote />
              <DialogueErrors dialogue={dialogue} />
              {dialogue.turns.length === 0 && !dialogue.loadError ? (
                <TurnsSkeleton />
              ) : (
                <TurnList dialogue={dialogue} scroller={scroller} onScript={openScript} />
              )}
              {isEmpty && dialogue.voices && <Sample dialogue={dialogue} />}
            </div>
          </div>
          <DialogueNotes dialogue={dialogue} />
          {!isWide && <DialogueSummary dialogue={dialogue} />}
          <DialogueBar dialogue={dialogue} />
        </div>
        {isWide && (
          <SpeechPanel page="dialogue" isHistory={isHistory}>
            <DialogueSettings dialogue={dialogue} />
          </SpeechPanel>
        )}
      </div>
      {script && (
        <ScriptDialog
          key={script.key}
          dialogue={dialogue}
          text={script.text}
          turnId={script.turnId}
          isOpen={script.isOpen}
          onClose={() => setScript({ ...script, isOpen: false })}
        />
      )}
      {code !== 'never' && (
        <DialogueCode
          input={dialogue.input}
          isOpen={code === 'open'}
          onOpenChange={(isOpen) => setCode(isOpen ? 'open' : 'closed')}
        />
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

interface ToolsProps {
  dialogue: DialogueView;
  isEmpty: boolean;
  onScript(): void;
}

function Tools({ dialogue: { turns }, isEmpty, onScript }: ToolsProps) {
  const isReading = useHeard() !== undefined;
  const words = turns.map(({ text }) => withoutTags(text)).join(' ');
  return (
    <div className={clsx('flex min-h-8 items-center gap-2', isReading && 'max-md:hidden')}>
      {!isReading && (
        <Button look="ghost" size="sm" className="-ms-2.5" icon={<ClipboardPaste {...icon} />} onClick={onScript}>
          {t('paste_script')}
        </Button>
      )}
      {!isReading && <EnhanceButton isEmpty={isEmpty} />}
      <p className="ms-auto text-table text-muted tabular-nums max-md:hidden">
        {t('turns_of', { count: turns.length, limit: maxDialogueTurns })}
        {!isEmpty && ` · ${t('about', { time: formatTime(Math.max(1, estimateSeconds(words))) })}`}
      </p>
    </div>
  );
}

/** A short conversation in the voices that are there, so that one can be heard at once. */
function Sample({ dialogue: { turns } }: { dialogue: DialogueView }) {
  const [first = '', second = first] = [...new Set(turns.map(({ voice_id }) => voice_id))];
  const take = () =>
    takeTurns(
      (['sample_1', 'sample_2', 'sample_3', 'sample_4'] as const).map((line, at) => ({
        voice_id: at % 2 === 0 ? first : second,
        text: t(line),
      })),
      null,
    );
  return (
    <div className="flex flex-col gap-2.5 ps-3 pt-4">
      <p className="text-caption text-muted">{t('empty')}</p>
      <div className="flex flex-wrap gap-2">
        <Chip onClick={take}>{t('take_sample')}</Chip>
      </div>
    </div>
  );
}

function TurnsSkeleton() {
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-4 py-2">
      {[0, 1].map((row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton className="h-6 w-36" />
          <Skeleton className="h-6 flex-1" />
        </div>
      ))}
    </div>
  );
}

/** Ctrl+Enter generates, and stops what runs. */
function useDialogueKeys({ start }: DialogueView): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (dialogueStore.get().isRunning) stopDialogue();
      else start();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [start]);
}
