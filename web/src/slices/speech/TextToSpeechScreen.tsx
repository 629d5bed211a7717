import { useCallback, useState } from 'react';
import { useIsWide, useTitle } from '../../lib/hooks.ts';
import { useParam } from '../../lib/address/params.ts';
import { useStore } from '../../lib/store.ts';
import { Canvas } from './canvas/Canvas.tsx';
import { editAgain, useIsReading } from './canvas/reading.ts';
import { draftText } from './drafts/draft.ts';
import { useSpeechInput } from './drafts/use-speech-input.ts';
import { GenerateBar } from './GenerateBar.tsx';
import { generationStore } from './generation/generation-state.ts';
import { t } from './messages.ts';
import { SettingsPanel } from './settings/SettingsPanel.tsx';
import { SummaryRow } from './settings/SummaryRow.tsx';
import { useSpeechKeys } from './speech-actions.ts';
import { SpeechHeader } from './SpeechHeader.tsx';
import { SpeechPanel } from './SpeechPanel.tsx';
import { takesStore } from './takes/takes.ts';
import { useSpeech } from './use-speech.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

const OutcomeBar = lazyPart(async () => (await import('./OutcomeBar.tsx')).OutcomeBar, { failure: 'none' });
const TakeStrip = lazyPart(async () => (await import('./takes/TakeStrip.tsx')).TakeStrip, { failure: 'none' });
const CodeDrawer = lazyPart(async () => (await import('./code/CodeDrawer.tsx')).CodeDrawer, { failure: 'toast' });

export function TextToSpeechScreen() {
  useTitle(t('title'));
  const isHistory = useParam('panel') === 'history';
  const speech = useSpeech();
  const isWide = useIsWide();
  const isReading = useIsReading();
  const isSaved = useStore(draftText.store, (text) => text.isSaved);
  const news = useStore(generationStore, (state) => state.news);
  const hasTakes = useStore(takesStore, ({ takes }) => takes.length > 0);
  const [code, setCode] = useState<'never' | 'open' | 'closed'>('never');
  const viewCode = useCallback(() => setCode('open'), []);
  useSpeechInput(speech.voices);
  useSpeechKeys({ ...speech, viewCode, isHistory: isHistory && isWide });

  return (
    <>
      <SpeechHeader
        current="textToSpeech"
        isEmpty={speech.characters === 0}
        isSaved={isSaved}
        isReading={isReading}
        onEdit={editAgain}
        onViewCode={viewCode}
      />
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <Canvas speech={speech} />
          <OutcomeBar speech={speech} />
          {hasTakes && (
            <div className="max-md:hidden">
              <TakeStrip />
            </div>
          )}
          {!isWide && <SummaryRow speech={speech} />}
          <GenerateBar speech={speech} />
        </div>
        {isWide && (
          <SpeechPanel page="textToSpeech" isHistory={isHistory}>
            <SettingsPanel speech={speech} />
          </SpeechPanel>
        )}
      </div>
      {code !== 'never' && (
        <CodeDrawer
          input={speech.input}
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
