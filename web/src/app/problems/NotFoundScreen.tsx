import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import { useTitle } from '../../lib/hooks.ts';
import { openPanel } from '../../lib/panels.ts';
import { sessionStore } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';
import { buttonClass, Button } from '../../ui/button/Button.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { MessagePage } from './MessagePage.tsx';
import { t } from '../../lib/language/gates-messages.ts';
import { Shell } from '../frame/Shell.tsx';
import { Splash } from '../gates/Splash.tsx';

/** Signed-in users see it inside the frame, where they can go on. */
export function NotFoundScreen() {
  const status = useStore(sessionStore, (session) => session.status);
  const isVerified = useStore(sessionStore, (session) => session.email_verified);
  const hasProblem = useStore(sessionStore, (session) => session.problem !== null);
  if (status === 'unknown' && !hasProblem) return <Splash />;
  if (status === 'in' && isVerified) {
    return (
      <Shell>
        <NotFoundPage />
      </Shell>
    );
  }
  return (
    <MessagePage title={t('not_found_title')}>
      <p className="text-muted">{t('not_found_body')}</p>
      <Link to={pages.signIn} className={`${buttonClass({ look: 'primary' })} mt-3`}>
        {t('not_found_sign_in')}
      </Link>
    </MessagePage>
  );
}

function NotFoundPage() {
  useTitle(t('not_found_title'));
  return (
    <>
      <PageHeader title={t('not_found_title')} />
      <div className="m-auto flex w-full max-w-[420px] flex-col items-center gap-1.5 px-6 py-10 text-center">
        <p className="text-muted">{t('not_found_body')}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          <Button icon={<Search size={16} strokeWidth={1.75} />} onClick={() => openPanel('palette')}>
            {t('not_found_search')}
          </Button>
          <Link to={pages.home} className={buttonClass({ look: 'primary' })}>
            {t('not_found_home')}
          </Link>
        </div>
      </div>
    </>
  );
}
