/** The public page of a shared item, and the player that other sites embed. */
import type { DialogueLine } from '#contract/dialogue/types.ts';
import { colorsOf } from '#contract/voices/speaker-colors.ts';
import { describeOrb } from '#contract/voices/orb.ts';
import { maxReportText, shareReportReasons } from '#contract/share-links/types.ts';
import type { SharedWord } from '../../history/sharing.service.ts';
import type { LiveShare } from '../shared-item.service.ts';
import { excerptOf } from '../title.rules.ts';
import { drawDocument, drawFooter, drawHeader, iconButton, type Site } from './frame.ts';
import { jsonScript, markup, type Html } from '../../../kernel/html.ts';
import { icons } from './icons.ts';
import { drawWave } from './wave.ts';

export const embedSize = { width: 640, height: 232 };
export const imageSize = { width: 1200, height: 630 };

export const addressOf = ({ config }: Pick<Site, 'config'>, id: string, part = ''): string =>
  `${config.publicUrl}/share/${id}${part}`;

export const embedCode = (site: Pick<Site, 'config'>, { share_link_id, title }: LiveShare): string =>
  markup`<iframe src="${addressOf(site, share_link_id, '/embed')}" title="${title}" width="${embedSize.width}" height="${embedSize.height}" style="border:0;max-width:100%" loading="lazy" allow="autoplay"></iframe>`
    .text;

export function drawPage(site: Site, share: LiveShare, words: readonly SharedWord[]): string {
  const { t } = site.words;
  const header = drawHeader(
    site,
    markup`${iconButton('theme', t('use_dark'), 'theme')}<button type="button" class="button ghost" id="copy" aria-label="${t('copy_link')}">
        ${icons.link}<span class="wide-only">${t('copy_link')}</span>
      </button>`,
  );
  const tools = markup`<button type="button" class="small" id="speed" aria-label="${t('speed')} 1×">1×</button>${share.allow_download && markup`<a class="icon" id="download" href="/share/${share.share_link_id}/audio?download=true" download aria-label="${t('download')}" title="${t('download')}">${icons.download}</a>`}`;
  const help = markup`<span class="help wide-only"
    >${t('keys_click')} <kbd>Space</kbd> ${t('keys_pause')} <kbd>←</kbd> <kbd>→</kbd> ${t('keys_move')}</span
  >`;
  const actions = markup`<button type="button" class="link" id="open-embed">${t('embed')}</button
    ><button type="button" class="link" id="open-report">${t('report')}</button>`;
  const body = markup`${header}
    <main class="page">
      <div class="by">
        ${drawRing(share)}
        <div>
          <h1>${share.title}</h1>
          <p class="muted">${drawMakers(site, share)}</p>
        </div>
      </div>
      ${drawPlayer(site, share, tools)}
      <div class="text" id="text">${share.dialogue ? drawTurns(share.dialogue, words) : drawText(words)}</div>
    </main>
    ${drawFooter(site, { help, actions })} ${drawReport(site)}${drawEmbedDialog(site, share)}
    <p class="toast" id="said" role="status"></p>
    ${drawData(site, share, words)}`;
  return drawDocument(site, { title: share.title, head: drawHead(site, share), body });
}

export function drawEmbed(site: Site, share: LiveShare, words: readonly SharedWord[]): string {
  const { t } = site.words;
  const address = addressOf(site, share.share_link_id);
  const body = markup`<main class="page">
      <div class="by">
        ${drawRing(share)}
        <div>
          <h1><a href="${address}" target="_blank" rel="noopener" title="${t('open_page')}">${share.title}</a></h1>
          <p class="muted">${drawMakers(site, share)}</p>
        </div>
      </div>
      ${drawPlayer(site, share, markup`<a class="small" href="${address}" target="_blank" rel="noopener">${site.config.installationName}</a>`)}
    </main>
    <p class="toast" id="said" role="status"></p>
    ${drawData(site, share, words)}`;
  return drawDocument(site, { title: share.title, body, isEmbed: true });
}

function drawHead(site: Site, share: LiveShare): Html {
  const { t, language } = site.words;
  const { installationName: installation, publicUrl } = site.config;
  const { share_link_id: id, public_user_name: name } = share;
  const address = addressOf(site, id);
  const description =
    excerptOf(share.text, 200) || (name ? t('described_by', { name, installation }) : t('described', { installation }));
  const image = addressOf(site, id, '/image');
  const embed = addressOf(site, id, '/embed');
  const oembed = `${publicUrl}/v1/oembed?url=${encodeURIComponent(address)}`;
  const properties = {
    'og:type': 'website',
    'og:site_name': installation,
    'og:locale': language === 'de' ? 'de_DE' : 'en_US',
    'og:url': address,
    'og:title': share.title,
    'og:description': description,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': imageSize.width,
    'og:image:height': imageSize.height,
    'og:image:alt': share.title,
    'og:audio': addressOf(site, id, '/audio'),
  };
  const names = {
    description,
    'twitter:card': 'player',
    'twitter:title': share.title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:player': embed,
    'twitter:player:width': embedSize.width,
    'twitter:player:height': embedSize.height,
  };
  return markup`<link rel="canonical" href="${address}" />
    <link rel="alternate" type="application/json+oembed" href="${oembed}" title="${share.title}" />
    ${Object.entries(properties).map(([key, value]) => markup`<meta property="${key}" content="${value}" /> `)}${Object.entries(names).map(([key, value]) => markup`<meta name="${key}" content="${value}" /> `)}`;
}

const drawRing = ({ voice_id }: LiveShare): Html =>
  markup`<span class="orb-ring" id="orb" aria-hidden="true">${drawOrb(voice_id)}</span>`;

function drawOrb(voiceId: string): Html {
  const { palette, degrees } = describeOrb(voiceId);
  const colours = [1, 2, 3, 4].map((stop) => `--o${stop}:var(--${palette}-${stop})`).join(';');
  return markup`<i class="orb" aria-hidden="true" style="${colours};--r:${degrees}deg"></i>`;
}

function drawMakers({ words: { t, language } }: Site, { public_user_name: name, voice_name, created_at }: LiveShare) {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(created_at);
  const maker = name !== null && markup`${t('made_by')} <b>${name}</b> · `;
  return markup`${maker}${t(maker ? 'by_voice' : 'voice', { voice: voice_name })}<span class="wide-only">
      · <time datetime="${created_at.toISOString().slice(0, 10)}">${date}</time></span
    >`;
}

const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

function drawPlayer({ words: { t } }: Site, share: LiveShare, tools: Html): Html {
  const seconds = share.audio_seconds;
  const source = `/share/${share.share_link_id}/audio`;
  return markup`<div class="sound">
      <div
        class="wave"
        id="wave"
        role="slider"
        tabindex="0"
        aria-label="${t('seek')}"
        aria-valuemin="0"
        aria-valuemax="${Math.round(seconds)}"
        aria-valuenow="0"
        aria-valuetext="0 ${t('minutes')} 0 ${t('seconds')}"
      >
        <span class="now" id="now" hidden></span>${drawWave(share.peaks)}<span class="head"></span>
      </div>
      <div class="times"><span id="at">0:00</span><span class="muted">${clock(seconds)}</span></div>
    </div>
    <div class="controls">
      <div class="row"><span class="badge">${icons.sound}${t('made_with_ai')}</span></div>
      <div class="row main">
        ${iconButton('back', t('back'), 'back')}<button type="button" class="play" id="play" aria-label="${t('play')}">
          ${icons.play}${icons.pause}</button
        >${iconButton('forward', t('forward'), 'forward')}
      </div>
      <div class="row end">${tools}</div>
    </div>
    <audio id="audio" preload="metadata" src="${source}"></audio>
    <noscript><audio controls preload="none" src="${source}"></audio></noscript>`;
}

/** The turns of a dialogue, each in the color of who speaks, as the history shows them. */
function drawTurns(lines: readonly DialogueLine[], words: readonly SharedWord[]): Html[] {
  const colors = colorsOf(lines);
  return lines.map(
    ({ voice_id, voice_name }, turn) =>
      markup`<section class="turn" data-speaker="${colors.get(voice_id) ?? 0}">
        <p class="speaker">${drawOrb(voice_id)}<b>${voice_name}</b></p>
        ${drawText(words.filter((word) => word.turn === turn))}
      </section>`,
  );
}

/** A line end in the text begins a paragraph. */
function drawText(words: readonly SharedWord[]): Html[] {
  const paragraphs: SharedWord[][] = [];
  for (const word of words) {
    if (paragraphs.length === 0 || word.gap.includes('\n')) paragraphs.push([]);
    paragraphs.at(-1)?.push(word);
  }
  return paragraphs.map(
    (paragraph) => markup`<p>${paragraph.map((word, i) => markup`${i > 0 && word.gap}<span>${word.text}</span>`)}</p>`,
  );
}

function drawReport({ words: { t } }: Site): Html {
  return markup`<dialog id="report" aria-labelledby="report-title">
    <form method="dialog" id="report-form">
      <div class="dialog-top">
        <h2 id="report-title">${t('report_title')}</h2>
        ${iconButton('close', t('close'), 'close-report')}
      </div>
      <p class="muted">${t('report_help')}</p>
      <fieldset>
        <legend>${t('reason')}</legend>
        ${shareReportReasons.map((reason) => markup`<label><input type="radio" name="reason" value="${reason}" required /> ${t(`reason_${reason}`)}</label>`)}
      </fieldset>
      <label class="field"
        ><span>${t('report_text')} <small class="muted">${t('optional')}</small></span
        ><textarea name="text" rows="3" maxlength="${maxReportText}"></textarea>
      </label>
      <p class="fault" id="report-fault" role="alert"></p>
      <div class="dialog-end">
        <button type="button" class="button ghost" id="cancel-report">${t('cancel')}</button
        ><button type="submit" class="button primary" id="send-report">${t('send')}</button>
      </div>
    </form>
  </dialog>`;
}

function drawEmbedDialog(site: Site, share: LiveShare): Html {
  const { t } = site.words;
  return markup`<dialog id="embed" aria-labelledby="embed-title">
    <div class="dialog-top">
      <h2 id="embed-title">${t('embed_title')}</h2>
      ${iconButton('close', t('close'), 'close-embed')}
    </div>
    <p class="muted" id="embed-help">${t('embed_help')}</p>
    <textarea id="embed-code" readonly rows="4" aria-label="${t('embed_title')}" aria-describedby="embed-help">${embedCode(site, share)}</textarea>
    <div class="dialog-end"><button type="button" class="button primary" id="copy-code">${t('copy_code')}</button></div>
  </dialog>`;
}

/** What the script needs: the times of the words, and the sentences that it says. */
function drawData(site: Site, share: LiveShare, words: readonly SharedWord[]): Html {
  const { t } = site.words;
  const round = (seconds: number) => Math.round(seconds * 100) / 100;
  const data = {
    id: share.share_link_id,
    address: addressOf(site, share.share_link_id),
    title: share.title,
    artist: share.public_user_name ?? share.voice_name,
    language: site.words.language,
    seconds: share.audio_seconds,
    times: words.map(({ start, end }) => [round(start), round(end)]),
    words: {
      play: t('play'),
      pause: t('pause'),
      speed: t('speed'),
      minutes: [t('minute'), t('minutes')],
      seconds: [t('second'), t('seconds')],
      use_light: t('use_light'),
      use_dark: t('use_dark'),
      link_copied: t('link_copied'),
      copy_failed: t('copy_failed'),
      code_copied: t('code_copied'),
      audio_failed: t('audio_failed'),
      send: t('send'),
      sending: t('sending'),
      report_sent: t('report_sent'),
      report_failed: t('report_failed'),
      report_too_many: t('report_too_many'),
    },
  };
  return markup`${jsonScript('data', data)}
    <script type="module" src="/share.js"></script>`;
}
