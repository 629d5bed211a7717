import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import * as api from '#contract/share-links/api.ts';
import { on } from '../../context.ts';
import { memoryBytes } from '../../kernel/http/answers/bytes.ts';
import type { ByteSource, HttpExchange } from '../../kernel/http/route.ts';
import * as page from './public-page.service.ts';
import * as reports from './reports.service.ts';
import * as links from './share-links.service.ts';
import { getSharedAudio } from './shared-item.service.ts';

const pack = promisify(gzip);
const ok = { status: 'ok' as const };

/** Pages are sent compressed, because the text stands in them with every word of its own. */
async function sendPage(
  exchange: HttpExchange,
  draw: (acceptsHtml: boolean) => Promise<ByteSource>,
): Promise<ByteSource> {
  const source = await draw(/\btext\/html\b/.test(exchange.header('accept') ?? ''));
  exchange.setHeader('vary', 'accept, accept-language, accept-encoding');
  if (!/\bgzip\b/.test(exchange.header('accept-encoding') ?? '')) return source;
  const packed = await pack(await buffer(await source.open()));
  exchange.setHeader('content-encoding', 'gzip');
  return memoryBytes(packed, source);
}

export const shareLinkRoutes = [
  on(api.getShareLink, (ctx, { params }) => links.getShareLink(ctx, params.history_item_id)),
  on(api.updateShareLink, (ctx, { params, body }) => links.updateShareLink(ctx, params.history_item_id, body)),
  on(api.deleteShareLink, async (ctx, { params }) => {
    await links.removeShareLink(ctx, params.history_item_id);
    return ok;
  }),
  on(api.getSharePage, (ctx, { params: { share_link_id }, query: { format, theme } }, exchange) =>
    format === 'json'
      ? page.getShareData(ctx, share_link_id)
      : sendPage(exchange, (acceptsHtml) => page.getSharePage(ctx, share_link_id, { theme, acceptsHtml })),
  ),
  on(api.getShareEmbed, (ctx, { params, query: { theme } }, exchange) =>
    sendPage(exchange, (acceptsHtml) => page.getShareEmbed(ctx, params.share_link_id, { theme, acceptsHtml })),
  ),
  on(api.getShareAudio, (ctx, { params, query }) => getSharedAudio(ctx, params.share_link_id, query.download)),
  on(api.getShareImage, (ctx, { params }) => page.getShareImage(ctx, params.share_link_id)),
  on(api.getOembed, (ctx, { query }) => page.getOembed(ctx, query)),
  on(api.reportShare, async (ctx, { params, body }, { ip }) => {
    await reports.reportShare(ctx, params.share_link_id, body, ip);
    return ok;
  }),
  on(api.listShareReports, (ctx, { query }) => reports.listShareReports(ctx, query)),
  on(api.decideShareReport, async (ctx, { params, body }) => {
    await reports.decideShareReport(ctx, params.share_report_id, body.decision);
    return ok;
  }),
];
