/** What browsers and other sites get at a public link: the page, the embedded player, the picture, oEmbed. */
import {
  notAShareLink,
  shareLinkNotFound,
  shareLinkRemoved,
  shareLinkTakenDown,
} from '#contract/share-links/errors.ts';
import type { getOembed as oembedEndpoint } from '#contract/share-links/api.ts';
import { systemBusy } from '#contract/speech/errors.ts';
import { describeOrb } from '#contract/voices/orb.ts';
import { orbColours } from '#contract/voices/orb-colours.ts';
import type { z } from 'zod';
import type { Ctx } from '../../context.ts';
import { ComputeBusy, computeModule } from '../../kernel/compute/compute.ts';
import { AppError } from '../../kernel/errors.ts';
import { memoryBytes } from '../../kernel/http/answers/bytes.ts';
import type { ByteSource } from '../../kernel/http/route.ts';
import { timeWords } from '../history/sharing.service.ts';
import type { Card } from './page/card.compute.ts';
import { drawNotice, type Site } from './page/frame.ts';
import { addressOf, drawEmbed, drawPage, embedCode, embedSize, imageSize } from './page/page.ts';
import { pageWords } from './page/words.ts';
import { getSharedItem, requireShare, type LiveShare } from './shared-item.service.ts';

export interface PageRequest {
  theme: Site['theme'];
  /** Whether the client is a browser, which shows an error as a page. */
  acceptsHtml: boolean;
}

const pageType = 'text/html; charset=utf-8';

/** The page or the player depends on what is shared now, and on the language of its reader. */
const asPage = (text: string, http?: 404 | 410): ByteSource =>
  memoryBytes(Buffer.from(text), { type: pageType, cacheControl: 'private, no-cache', ...(http ? { http } : {}) });

const siteOf = ({ parts: { config }, languages }: Ctx, theme: Site['theme']): Site => ({
  words: pageWords(languages),
  config,
  theme,
});

/** @throws AppError as `requireShare`, unless the client accepts a page that says it in words */
export const getSharePage = (ctx: Ctx, id: string, request: PageRequest): Promise<ByteSource> =>
  showErrors(ctx, request, async () => {
    const share = await requireShare(ctx, id);
    return asPage(drawPage(siteOf(ctx, request.theme), share, await wordsOf(ctx, share)));
  });

/** @throws AppError as `getSharePage` */
export const getShareEmbed = (ctx: Ctx, id: string, request: PageRequest): Promise<ByteSource> =>
  showErrors(ctx, request, async () => {
    const share = await requireShare(ctx, id);
    return asPage(drawEmbed(siteOf(ctx, request.theme), share, await wordsOf(ctx, share)));
  });

/** The same as data. @throws AppError as `requireShare` */
export const getShareData = async (ctx: Ctx, id: string): Promise<ByteSource> =>
  memoryBytes(Buffer.from(JSON.stringify(await getSharedItem(ctx, id))), {
    type: 'application/json',
    cacheControl: 'public, no-cache',
  });

const wordsOf = ({ parts }: Ctx, { alignment, dialogue, group }: LiveShare) =>
  timeWords(parts, { alignment, dialogue }, group);

async function showErrors(ctx: Ctx, request: PageRequest, draw: () => Promise<ByteSource>): Promise<ByteSource> {
  try {
    return await draw();
  } catch (error) {
    if (!request.acceptsHtml || !(error instanceof AppError)) throw error;
    const site = siteOf(ctx, request.theme);
    const { t } = site.words;
    switch (error.status) {
      case shareLinkNotFound.status:
        return asPage(drawNotice(site, { title: t('not_found_title'), text: t('not_found_text') }), 404);
      case shareLinkRemoved.status:
        return asPage(drawNotice(site, { title: t('removed_title'), text: t('removed_text') }), 410);
      case shareLinkTakenDown.status: {
        const text = t('taken_down_text', { installation: site.config.installationName });
        return asPage(drawNotice(site, { title: t('taken_down_title'), text }), 410);
      }
      default:
        throw error;
    }
  }
}

const cardModule = computeModule<Card, Uint8Array>(new URL('./page/card.compute.ts', import.meta.url));

/** The pictures of the links that were shared last. A link's picture never changes. */
const cards = new Map<string, Uint8Array>();
const maxCards = 100;

/** @throws AppError as `requireShare`; 503 system_busy */
export async function getShareImage(ctx: Ctx, id: string): Promise<ByteSource> {
  const share = await requireShare(ctx, id);
  const image = cards.get(id) ?? (await drawCard(ctx, share));
  cards.set(id, image);
  if (cards.size > maxCards) cards.delete(cards.keys().next().value ?? '');
  return memoryBytes(image, { type: 'image/png', cacheControl: 'public, no-cache' });
}

async function drawCard({ parts }: Ctx, { voice_id, peaks, group }: LiveShare): Promise<Uint8Array> {
  const { palette, degrees } = describeOrb(voice_id);
  const card = { ...imageSize, stops: orbColours[palette], degrees, peaks: new Uint8Array(peaks) };
  try {
    return await parts.compute.run(cardModule, card, group);
  } catch (error) {
    throw error instanceof ComputeBusy ? AppError.from(systemBusy) : error;
  }
}

/** @throws AppError 404 not_a_share_link; as `requireShare` */
export async function getOembed(
  ctx: Ctx,
  { url, maxwidth = embedSize.width, maxheight = embedSize.height }: z.output<typeof oembedEndpoint.query>,
) {
  const { config } = ctx.parts;
  const site = { config };
  const [, id] = /^\/share\/([A-Za-z0-9]+)$/.exec(pathOf(url, config.publicUrl)) ?? [];
  if (id === undefined) throw AppError.from(notAShareLink);
  const share = await requireShare(ctx, id);
  return {
    version: '1.0' as const,
    type: 'rich' as const,
    title: share.title,
    ...(share.public_user_name === null ? {} : { author_name: share.public_user_name }),
    provider_name: config.installationName,
    provider_url: config.publicUrl,
    cache_age: 3600,
    thumbnail_url: addressOf(site, id, '/image'),
    thumbnail_width: imageSize.width,
    thumbnail_height: imageSize.height,
    html: embedCode(site, share),
    width: Math.min(embedSize.width, maxwidth),
    height: Math.min(embedSize.height, maxheight),
  };
}

/** Empty for the address of another installation. */
function pathOf(url: string, publicUrl: string): string {
  const parsed = URL.parse(url);
  return parsed && parsed.origin === new URL(publicUrl).origin ? parsed.pathname : '';
}
