import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../lib/failures/errors.ts';
import { playerStore } from '../../../lib/player/state.ts';
import { useStore } from '../../../lib/store.ts';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { draftText } from '../drafts/draft.ts';
import { generationStore } from '../generation/generation-state.ts';
import { VoiceSample } from './VoiceSample.tsx';
import { editAgain, useIsReading } from './reading.ts';
import { t } from '../messages.ts';
import type { RedoSentence } from '../redo/use-redo-price.ts';
import { Starters } from './Starters.tsx';
import { focusEditor, TextEditor } from './TextEditor.tsx';
import type { Speech } from '../use-speech.ts';

const SentenceMarks = lazyPart(async () => (await import('../redo/SentenceMarks.tsx')).SentenceMarks, {
  failure: 'none',
});
const RedoLegend = lazyPart(async () => (await import('../redo/RedoLegend.tsx')).RedoLegend, { failure: 'none' });
const Karaoke = lazyPart(async () => (await import('./Karaoke.tsx')).Karaoke);

/** It is fetched while the browser is idle, so that it is there without a network. */
const DraftNotices = lazyPart(async () => (await import('../drafts/DraftNotices.tsx')).DraftNotices, {
  failure: 'toast',
});

const noSentences: readonly RedoSentence[] = [];

/** Draws the text: an editor or, while the text is spoken, its words with the current one highlighted. */
export function Canvas({ speech }: { speech: Speech }) {
  const scroller = useRef<HTMLDivElement>(null);
  const isSpoken = useIsReading();
  const isKaraokeLoaded = Karaoke.useIsLoaded();
  // The field stays, with what has the focus in it, until the words can take its place.
  const isReading = isSpoken && isKaraokeLoaded;
  const load = useStore(playerStore, (player) => player.load);
  const error = useStore(generationStore, (state) => state.error);
  const isHeard = useStore(generationStore, (state) => state.isHeard);
  const isEmpty = speech.draft.text === '';
  const hasNotice = useStore(draftText.store, ({ isSaved, replaced }) => !isSaved || replaced !== null);
  const [caret, setCaret] = useState(0);
  const sentences = speech.redo.found?.sentences ?? noSentences;
  const areMarksLoaded = SentenceMarks.useIsLoaded();
  // The marks stand in the place of the text that gives the field its height, so they have to be the same text.
  const isMarked = speech.isPartly && sentences.map(({ text }) => text).join('') === speech.draft.text;

  useEffect(() => {
    if (isSpoken) void Karaoke.preload();
  }, [isSpoken]);
  useEffect(() => {
    if (isMarked) void SentenceMarks.preload();
  }, [isMarked]);

  // The focus moves to the words when they replace the field, and back.
  const wasReading = useRef(isReading);
  useEffect(() => {
    if (wasReading.current === isReading) return;
    wasReading.current = isReading;
    const active = document.activeElement;
    const isLost = active === document.body || scroller.current?.contains(active);
    if (!isReading) focusEditor(scroller.current?.querySelector('textarea'));
    else if (isLost) scroller.current?.querySelector<HTMLElement>('[data-karaoke]')?.focus({ preventScroll: true });
  }, [isReading]);

  return (
    <div
      ref={scroller}
      data-pronounce=""
      className="min-h-0 flex-1 overflow-auto px-10 pt-11 pb-8 max-md:px-4 max-md:pt-5 short:min-h-60"
    >
      <div className="mx-auto flex min-h-full max-w-[700px] flex-col gap-6">
        {hasNotice && <DraftNotices />}
        {isReading ? (
          <Karaoke key={load} draftText={speech.draft.text} scroller={scroller} onEdit={editAgain} />
        ) : (
          <>
            <TextEditor
              text={speech.draft.text}
              onCaret={setCaret}
              marks={isMarked && areMarksLoaded ? <SentenceMarks sentences={sentences} /> : undefined}
            />
            <RedoLegend speech={speech} caret={caret} />
          </>
        )}
        {error !== null && (
          <div className="ms-16 max-md:ms-0">
            <ErrorCard title={errorMessage(error)} onRetry={speech.start}>
              {t(isHeard ? 'failed_kept_heard' : 'failed_kept')}
            </ErrorCard>
          </div>
        )}
        {speech.loadError && (
          <div className="ms-16 max-md:ms-0">
            <ErrorCard title={errorMessage(speech.loadError)} onRetry={speech.reload}>
              {t('catalogue_failed')}
            </ErrorCard>
          </div>
        )}
        {isEmpty && !isReading && (
          <div className="ms-16 flex flex-col gap-6 max-md:ms-0">
            <Starters />
            {speech.voice?.preview_url && <VoiceSample key={speech.voice.voice_id} voice={speech.voice} />}
          </div>
        )}
      </div>
    </div>
  );
}
