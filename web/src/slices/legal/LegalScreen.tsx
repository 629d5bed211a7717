import { Link } from '@tanstack/react-router';
import { getLegalText } from '#contract/legal/api.ts';
import type { LegalDocument } from '#contract/legal/types.ts';
import { pages } from '#contract/pages.ts';
import { useTitle } from '../../lib/hooks.ts';
import { useRead } from '../../lib/queries.ts';
import { useInstallationName } from '../../lib/browser/installation.ts';
import { Brand } from '../../ui/display/Mark.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Markdown } from '../docs/public.ts';
import { t } from './messages.ts';

/** Shows a text that the operator has put into the data folder. */
function LegalScreen({ document }: { document: LegalDocument }) {
  useTitle(t(document));
  const installation = useInstallationName();
  const text = useRead(getLegalText, { params: { document } });
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[760px] flex-col gap-6 px-8 py-8 max-md:px-4 max-md:py-5">
      <Link to={pages.home} aria-label={t('start', { installation })} className="self-start rounded-sm">
        <Brand />
      </Link>
      <h1 className="text-h1 font-semibold tracking-[-0.022em] max-md:text-[26px] max-md:leading-8">{t(document)}</h1>
      <Loaded of={text} skeleton={<TextSkeleton />}>
        {({ text }) => <Markdown text={text} isPage className="gap-4 pb-12 text-ink-2" />}
      </Loaded>
    </main>
  );
}

const TextSkeleton = () => (
  <div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
    {[0, 1, 2, 3, 4].map((line) => (
      <Skeleton key={line} className="h-5" />
    ))}
  </div>
);

export const PrivacyScreen = () => <LegalScreen document="privacy" />;
export const TermsScreen = () => <LegalScreen document="terms" />;
