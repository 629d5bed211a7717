import { Link } from '@tanstack/react-router';
import { Check, History, PenLine } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useIsWide, useTitle } from '../../lib/hooks.ts';
import { useStore } from '../../lib/store.ts';
import { buttonClass, Button } from '../../ui/Button.tsx';
import { LinkTabs, tabClass } from '../../ui/LinkTabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Canvas } from './Canvas.tsx';
import { GenerateBar } from './GenerateBar.tsx';
import { generationStore, stopGenerating } from './generation.ts';
import { OutcomeBar } from './OutcomeBar.tsx';
import { editAgain, useIsReading } from './reading.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import { SummaryRow } from './SummaryRow.tsx';
import { useSpeech, type Speech } from './use-speech.ts';

const paths = {
  write: '/app/speech-synthesis/text-to-speech',
  history: '/app/speech-synthesis/text-to-speech/history',
} as const;

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface TextToSpeechScreenProps {
  isHistory: boolean;
  history: ReactNode;
}

export function TextToSpeechScreen({ isHistory, history }: TextToSpeechScreenProps) {
  useTitle(isHistory ? 'Speech history' : 'Text to Speech');
  const speech = useSpeech();
  const isWide = useIsWide();
  const isReading = useIsReading();
  const news = useStore(generationStore, (state) => state.news);
  useGenerateKey(speech);

  return (
    <>
      <PageHeader title={isHistory && !isWide ? 'History' : 'Text to Speech'}>
        {!isReading && !isHistory && speech.characters > 0 && (
          <span className="flex items-center gap-1 text-caption text-muted max-md:hidden">
            <Check size={14} strokeWidth={1.75} aria-hidden="true" />
            Draft saved
          </span>
        )}
        {isReading && (isWide || !isHistory) && (
          <Button size="sm" onClick={editAgain} icon={<PenLine size={15} strokeWidth={1.75} />}>
            Edit text
          </Button>
        )}
        <Link
          to={isHistory ? paths.write : paths.history}
          className={`${buttonClass({ look: 'ghost', size: 'sm' })} text-muted lg:hidden`}
        >
          {isHistory ? <PenLine {...icon} /> : <History {...icon} />}
          {isHistory ? 'Write' : 'History'}
        </Link>
      </PageHeader>
      <div className="flex min-h-0 flex-1">
        {isWide || !isHistory ? (
          <div className="flex min-w-0 flex-1 flex-col">
            <Canvas speech={speech} />
            <OutcomeBar speech={speech} />
            {!isWide && <SummaryRow speech={speech} />}
            <GenerateBar speech={speech} />
          </div>
        ) : (
          <div className="min-w-0 flex-1 overflow-auto">{history}</div>
        )}
        {isWide && (
          <aside aria-label="Settings and history" className="flex w-[360px] flex-none flex-col border-s border-line">
            <LinkTabs label="Panel">
              <Link to={paths.write} activeOptions={{ exact: true }} className={tabClass(!isHistory)}>
                Settings
              </Link>
              <Link to={paths.history} className={tabClass(isHistory)}>
                History
              </Link>
            </LinkTabs>
            <div className="min-h-0 flex-1 overflow-auto">
              {isHistory ? history : <SettingsPanel speech={speech} />}
            </div>
          </aside>
        )}
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

/** With Shift: a new delivery of what is there. The same keys stop what they started. */
function useGenerateKey({ start, startAgain }: Pick<Speech, 'start' | 'startAgain'>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      if (generationStore.get().isRunning) stopGenerating();
      else if (event.shiftKey) startAgain();
      else start();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [start, startAgain]);
}
