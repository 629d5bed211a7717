import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { LinkSegment, segmentClass } from '../../ui/navigation/LinkSegment.tsx';
import { t } from './messages.ts';

/** Switches between writing and the history. A phone has buttons in the header instead. */
export function SpeechTabs({ current }: { current: 'textToSpeech' | 'history' }) {
  const isHistory = current === 'history';
  return (
    <div className="max-md:hidden">
      <LinkSegment label={t('pages')}>
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
