/** A mail as HTML and as plain text. Nothing is fetched from anywhere when it is opened. */
import type { Words } from './catalogue.ts';
import type { MailContent } from './content.ts';

/** Colours of the design tokens, for light and dark, because mail programs do not support variables. */
const light = {
  page: '#F7F7F8',
  card: '#FFFFFF',
  text: '#111113',
  soft: '#5F6068',
  line: '#E5E5E9',
  sunken: '#EFEFF1',
};
const dark = { page: '#0C0C0E', card: '#1A1A1E', text: '#F3F3F5', soft: '#A3A4AE', line: '#26262B', sunken: '#232328' };
const now = '#FFD640';
const sans = "'Onest Variable', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const mono = "'JetBrains Mono', SFMono-Regular, Menlo, Consolas, monospace";

/** Programs that know the media query turn dark; the others stay light. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: inherit; }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important; }
  .card { background: ${dark.card} !important; border-color: ${dark.line} !important; }
  .text { color: ${dark.text} !important; }
  .soft { color: ${dark.soft} !important; }
  .code { background: ${dark.sunken} !important; color: ${dark.text} !important; }
  .button { background: ${dark.text} !important; color: ${light.text} !important; }
}
@media (max-width: 600px) { .card { padding: 24px 20px !important; } }`;

/** What stands at the foot of every mail, where the installation has it. */
export interface LegalAddresses {
  privacyUrl?: string | undefined;
  termsUrl?: string | undefined;
}

const legalLinks = ({ t }: Words, { privacyUrl, termsUrl }: LegalAddresses): { label: string; url: string }[] => [
  ...(privacyUrl ? [{ label: t('privacy_policy'), url: privacyUrl }] : []),
  ...(termsUrl ? [{ label: t('terms_of_use'), url: termsUrl }] : []),
];

export function renderHtml(content: MailContent, words: Words, legal: LegalAddresses = {}): string {
  const { t, language, installation } = words;
  const { subject, title, paragraphs, action, code, note, unsubscribe_url } = content;
  const paragraph = (text: string) =>
    `<p class="text" style="margin:0 0 16px;font-size:16px;line-height:26px;color:${light.text}">${lines(text)}</p>`;
  const small = (html: string) =>
    `<p class="soft" style="margin:0 0 8px;font-size:13px;line-height:20px;color:${light.soft};overflow-wrap:anywhere">${html}</p>`;
  const parts = [
    `<h1 class="text" style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.014em;color:${light.text}">${escape(title)}</h1>`,
    ...paragraphs.map(paragraph),
    code === undefined ? '' : codeBox(code),
    action === undefined ? '' : button(action),
    action === undefined ? '' : small(`${escape(t('address_help'))}<br>${link(action.url, escape(action.url))}`),
    note === undefined ? '' : small(lines(note)),
  ];
  const footer = unsubscribe_url
    ? small(`${escape(t('unsubscribe_help'))} ${link(unsubscribe_url, escape(t('unsubscribe')))}`)
    : small(escape(t('sent_by')));
  const legalLine = legalLinks(words, legal).map(({ label, url }) => link(url, escape(label)));
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escape(subject)}</title>
<style>${style}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page};font-family:${sans}">
<div style="display:none;max-height:0;overflow:hidden">${escape(preheader(content))}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.page}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="text" style="padding:0 4px 16px;font-size:20px;line-height:28px;font-weight:600;letter-spacing:-.022em;color:${light.text}">${escape(installation)}<span style="color:${now}" aria-hidden="true">&#9679;</span></td></tr>
<tr><td class="card" style="padding:32px;background:${light.card};border:1px solid ${light.line};border-radius:14px">
${parts.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:16px 4px 0">
${[footer, ...(legalLine.length > 0 ? [small(legalLine.join(' · '))] : [])].join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const codeBox = (code: string) =>
  `<p class="code" style="margin:0 0 20px;padding:14px 16px;border-radius:10px;background:${light.sunken};font-family:${mono};font-size:22px;line-height:30px;letter-spacing:.08em;text-align:center;color:${light.text};overflow-wrap:anywhere">${escape(code)}</p>`;

const button = ({ label, url }: { label: string; url: string }) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td><a class="button" href="${escape(webAddress(url))}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${light.text};color:#FFFFFF;font-size:15px;line-height:20px;font-weight:600;text-decoration:none">${escape(label)}</a></td></tr></table>`;

const link = (url: string, html: string) =>
  `<a class="soft" href="${escape(webAddress(url))}" style="color:${light.soft};text-decoration:underline">${html}</a>`;

/** The preview text beside the subject. The padding keeps inboxes from filling the line with what follows. */
const preheader = ({ paragraphs, title }: MailContent) => `${paragraphs[0] ?? title}${' \u200c\u00a0'.repeat(40)}`;

/** @throws Error for anything that is no web address: those who write mails made a mistake. */
function webAddress(url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw new Error(`${url} is no web address`);
  return url;
}

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replace(/[^\P{Cc}\n\t]/gu, '');
const lines = (text: string) => escape(text).replaceAll('\n', '<br>');

const width = 76;

/** The same in plain text: lines of a readable length, addresses whole on lines of their own. */
export function renderText(
  { title, paragraphs, action, code, note, unsubscribe_url }: MailContent,
  words: Words,
  legal: LegalAddresses = {},
): string {
  const { t, installation } = words;
  const blocks = [
    wrap(title),
    ...paragraphs.map(wrap),
    code && `    ${code}`,
    action && `${wrap(`${action.label}:`)}\n${action.url}`,
    note && wrap(note),
    unsubscribe_url && `${t('unsubscribe_line')}\n${unsubscribe_url}`,
    [`-- \n${installation}`, ...legalLinks(words, legal).map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ];
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`;
}

/** A word that is longer than a line, such as an address, stays whole. */
function wrap(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const wrapped: string[] = [];
      let current = '';
      for (const word of line.split(' ')) {
        if (current !== '' && current.length + 1 + word.length > width) {
          wrapped.push(current);
          current = word;
        } else current = current === '' ? word : `${current} ${word}`;
      }
      return [...wrapped, current].join('\n');
    })
    .join('\n');
}
