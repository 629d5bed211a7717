import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { t } from '../../lib/language/frame-messages.ts';
import { LinkSegment, segmentClass } from '../../ui/navigation/LinkSegment.tsx';

interface SpeechTabsProps {
  current: 'textToSpeech' | 'dialogue' | 'history';
}

/** Switches between one voice, several voices, and the history. A phone has buttons in the header instead. */
export function SpeechTabs({ current }: SpeechTabsProps) {
  const tabs = { textToSpeech: t('mode_simple'), dialogue: t('mode_dialogue'), history: t('history') };
  return (
    <div className="max-md:hidden">
      <LinkSegment label={t('speech_pages')}>
        {(['textToSpeech', 'dialogue', 'history'] as const).map((page) => (
          <Link
            key={page}
            to={pages[page]}
            search={{}}
            className={segmentClass(page === current)}
            aria-current={page === current ? 'page' : undefined}
          >
            {tabs[page]}
          </Link>
        ))}
      </LinkSegment>
    </div>
  );
}
