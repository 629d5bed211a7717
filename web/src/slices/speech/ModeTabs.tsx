import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { LinkSegment, segmentClass } from '../../ui/navigation/LinkSegment.tsx';
import { t } from './messages.ts';

/** Switches between one voice, several voices, and the history. A phone has its menu instead. */
export function ModeTabs({ isDialogue = false }: { isDialogue?: boolean }) {
  return (
    <div className="max-md:hidden">
      <LinkSegment label={t('title')}>
        <Link
          to={pages.textToSpeech}
          search={{}}
          className={segmentClass(!isDialogue)}
          aria-current={isDialogue ? undefined : 'page'}
        >
          {t('mode_simple')}
        </Link>
        <Link
          to={pages.dialogue}
          search={{}}
          className={segmentClass(isDialogue)}
          aria-current={isDialogue ? 'page' : undefined}
        >
          {t('mode_dialogue')}
        </Link>
        <Link to={pages.history} search={{}} className={segmentClass(false)}>
          {t('history')}
        </Link>
      </LinkSegment>
    </div>
  );
}
