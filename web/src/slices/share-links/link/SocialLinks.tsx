import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/button/Button.tsx';
import { socialAddress, socialSites, type SocialSite } from './link-rules.ts';
import { t } from '../messages.ts';

const names: Record<SocialSite, string> = { facebook: 'Facebook', x: 'X', whatsapp: 'WhatsApp' };

const marks: Record<SocialSite, ReactNode> = {
  facebook: (
    <path
      fill="currentColor"
      d="M13.5 22v-8h2.7l.4-3.2h-3.1V8.8c0-.9.3-1.5 1.6-1.5h1.7V4.4c-.3 0-1.3-.1-2.5-.1-2.4 0-4.1 1.5-4.1 4.2v2.3H7.5V14h2.7v8z"
    />
  ),
  x: (
    <path
      fill="currentColor"
      d="M13.9 10.5 21 2.3h-1.7l-6.2 7.1-4.9-7.1H2.5l7.5 10.8-7.5 8.6h1.7l6.5-7.5 5.2 7.5h5.7zm-2.3 2.6-.8-1.1-6-8.5h2.6l4.8 6.9.8 1.1 6.3 9h-2.6z"
    />
  ),
  whatsapp: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        d="M3 21l1.6-4.6A9 9 0 1 1 8 19.6z"
      />
      <path
        fill="currentColor"
        d="M9 8.5c0 3.5 3 6.5 6.5 6.5l1-1.8-2.3-1.1-.9.9c-1.2-.5-2-1.4-2.4-2.5l.9-.9L10.7 7.3z"
      />
    </>
  ),
};

/** Links to the pages of other sites that share an address, each in a new tab. */
export function SocialLinks({ link, title }: { link: string; title: string }) {
  return (
    <ul aria-label={t('other_sites')} className="grid grid-cols-3 gap-2">
      {socialSites.map((site) => (
        <li key={site}>
          <a
            className={clsx(buttonClass(), 'w-full')}
            href={socialAddress[site](link, title)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <svg width={17} height={17} viewBox="0 0 24 24" aria-hidden="true">
              {marks[site]}
            </svg>
            {names[site]}
          </a>
        </li>
      ))}
    </ul>
  );
}
