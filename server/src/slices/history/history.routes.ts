import * as api from '#contract/history/api.ts';
import { on } from '../../context.ts';
import { contentDisposition } from '../../kernel/http/answers/content-disposition.ts';
import { download, getAudio, parseDownloadFormat } from './downloads.service.ts';
import { createZipJob } from './history.jobs.ts';
import * as history from './history.service.ts';
import { removeItem, removeItems } from './removals.service.ts';

export const historyRoutes = [
  on(api.listHistory, (ctx, { query }) => history.listItems(ctx, query)),
  on(api.getHistoryItem, (ctx, { params }) => history.getItem(ctx, params.history_item_id)),
  on(api.getHistoryAudio, (ctx, { params }) => getAudio(ctx, params.history_item_id)),
  on(api.getHistoryWaveform, (ctx, { params, query }) =>
    history.getWaveform(ctx, params.history_item_id, query.points),
  ),
  on(api.deleteHistoryItem, async (ctx, { params }) => {
    await removeItem(ctx, params.history_item_id);
    return { status: 'ok' as const };
  }),
  on(api.downloadHistory, async (ctx, { body }) => {
    const { type, filename, size, chunks } = await download(
      ctx,
      body.history_item_ids,
      parseDownloadFormat(body.output_format),
    );
    const headers = {
      'content-disposition': contentDisposition(filename),
      ...(size === null ? {} : { 'content-length': String(size) }),
    };
    return { type, headers, chunks };
  }),
  on(api.zipHistory, async (ctx, { body }) =>
    createZipJob(ctx, body.history_item_ids, parseDownloadFormat(body.output_format)),
  ),
  on(api.deleteHistoryItems, async (ctx, { body }) => ({ deleted: await removeItems(ctx, body.history_item_ids) })),
];
