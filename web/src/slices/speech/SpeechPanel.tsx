import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pages } from '#contract/pages.ts';
import { t as frame } from '../../lib/language/frame-messages.ts';
import { LinkTabs, tabClass } from '../../ui/navigation/LinkTabs.tsx';
import { HistoryTab } from '../history/public.ts';
import { t } from './messages.ts';

interface SpeechPanelProps {
  page: 'textToSpeech' | 'dialogue';
  isHistory: boolean;
  /** The settings. */
  children: ReactNode;
}

/** Stands beside the text on a wide screen: the settings, or the history. */
export function SpeechPanel({ page, isHistory, children }: SpeechPanelProps) {
  return (
    <aside aria-label={t('panel')} className="flex w-[360px] flex-none flex-col border-s border-line">
      <LinkTabs label={t('panel_tabs')}>
        <Link to={pages[page]} search={{}} className={tabClass(!isHistory)}>
          {t('settings')}
        </Link>
        <Link to={pages[page]} search={{ panel: 'history' }} className={tabClass(isHistory)}>
          {frame('history')}
        </Link>
      </LinkTabs>
      <div className="min-h-0 flex-1 overflow-auto">{isHistory ? <HistoryTab /> : children}</div>
    </aside>
  );
}
