/** The document around every public page: its head, and the header and footer that all but the embedded player have. */
import { pages } from '#contract/pages.ts';
import type { Config } from '../../../kernel/boot/config.ts';
import { markup, type Html } from '../../../kernel/html.ts';
import { icons, mark } from './icons.ts';
import type { PageWords } from './words.ts';

export interface Site {
  words: PageWords;
  config: Pick<Config, 'publicUrl' | 'installationName' | 'privacyUrl' | 'termsUrl'>;
  theme: 'light' | 'dark' | undefined;
}

interface Document {
  title: string;
  head?: Html;
  body: Html;
  isEmbed?: boolean;
}

export function drawDocument({ words, config, theme }: Site, { title, head, body, isEmbed = false }: Document): string {
  const { installationName } = config;
  return markup`<!doctype html>
<html lang="${words.language}"${theme ? markup` data-theme="${theme}"` : undefined}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow">
<meta name="application-name" content="${installationName}">
<title>${title} · ${installationName}</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="/share.css">
${head}
</head>
<body${isEmbed ? markup` class="embed"` : undefined}>
${body}
</body>
</html>
`.text;
}

export function drawHeader({ words: { t }, config: { installationName } }: Site, tools?: Html): Html {
  return markup`<header class="top">
    <a class="brand" href="/">${mark}<span>${installationName}</span></a>
    <div class="row">
      ${tools}<a class="button primary" id="create" href="${pages.signUp}" data-app="${pages.textToSpeech}"
        >${t('create_your_own')}</a
      >
    </div>
  </header>`;
}

export function drawFooter(
  { words: { t }, config }: Site,
  { help, actions }: { help?: Html; actions?: Html } = {},
): Html {
  const legal = [
    config.termsUrl !== undefined && markup`<a href="${config.termsUrl}">${t('terms')}</a>`,
    config.privacyUrl !== undefined && markup`<a href="${config.privacyUrl}">${t('privacy')}</a>`,
  ];
  return markup`<footer class="bottom">${help}<span class="row links">${actions}${legal}</span></footer>`;
}

/** A page that has nothing to play, and says why. */
export function drawNotice(site: Site, { title, text }: { title: string; text: string }): string {
  const body = markup`${drawHeader(site)}
    <main class="notice">
      <h1>${title}</h1>
      <p class="muted">${text}</p>
    </main>
    ${drawFooter(site)}`;
  return drawDocument(site, { title, body });
}

export const iconButton = (icon: keyof typeof icons, label: string, id: string): Html =>
  markup`<button type="button" class="icon" id="${id}" aria-label="${label}" title="${label}">${icons[icon]}</button>`;
