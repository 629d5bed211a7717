import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pages } from '#contract/pages.ts';
import { Brand } from '../display/Mark.tsx';
import { AuthPicture } from './AuthPicture.tsx';
import { LegalLinks } from '../navigation/LegalLinks.tsx';
import { t } from '../../lib/language/ui-messages.ts';

interface AuthLayoutProps {
  title: string;
  /** Stands above the title. */
  above?: ReactNode;
  intro?: ReactNode;
  children?: ReactNode;
  /** Replaces the picture of the right half. */
  aside?: ReactNode;
  /** Replaces the links at the foot. */
  footer?: ReactNode;
}

/** Draws the frame of the pages before sign-in: a form on the left, a picture of the product on the right. */
export function AuthLayout({ title, above, intro, children, aside, footer }: AuthLayoutProps) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(420px,1fr)_minmax(0,1.25fr)] max-[900px]:grid-cols-1">
      <main className="flex flex-col px-10 py-8 max-md:px-5 max-md:py-5">
        <Link to={pages.home} className="max-w-full self-start rounded-sm">
          <Brand />
        </Link>
        <div className="mx-auto my-auto flex w-full max-w-[372px] flex-col gap-6 py-10 max-md:my-0">
          <div className="flex flex-col gap-2">
            {above && <div className="pb-2">{above}</div>}
            <h1 className="text-h1 font-semibold tracking-[-0.022em] max-md:text-[26px] break-words max-md:leading-8">
              {title}
            </h1>
            {intro && <div className="text-muted">{intro}</div>}
          </div>
          {children}
        </div>
        <footer className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted">
          {footer ?? (
            <>
              <Link to={pages.docs} className="rounded-xs underline underline-offset-[3px] hover:text-ink">
                {t('api_reference')}
              </Link>
              <LegalLinks className="rounded-xs underline underline-offset-[3px] hover:text-ink" />
            </>
          )}
        </footer>
      </main>
      {aside ?? <AuthPicture />}
    </div>
  );
}
