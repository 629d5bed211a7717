import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { t } from '../../lib/language/frame-messages.ts';
import { LinkSegment, segmentClass } from '../../ui/navigation/LinkSegment.tsx';

/** Switches between writing and the history. A phone has buttons in the header instead. */
export function SpeechTabs({ current }: { current: 'textToSpeech' | 'history' }) {
  const isHistory = current === 'history';
  return (
    <div className="max-md:hidden">
      <LinkSegment label={t('speech_pages')}>
        <Link
          to={pages.textToSpeech}
          className={segmentClass(!isHistory)}
          aria-current={isHistory ? undefined : 'page'}
        >
          {t('write')}
        </Link>
        <Link
          to={pages.history}
          search={{}}
          className={segmentClass(isHistory)}
          aria-current={isHistory ? 'page' : undefined}
        >
          {t('history')}
        </Link>
      </LinkSegment>
    </div>
  );
}
