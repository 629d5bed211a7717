import * as api from '#contract/history/api.ts';
import * as reviewApi from '#contract/history/feedback/api.ts';
import { on } from '../../context.ts';
import { contentDisposition } from '../../kernel/http/answers/content-disposition.ts';
import { download, getAudio, listDownloads, parseDownload } from './downloads.service.ts';
import * as review from './feedback/feedback-review.service.ts';
import { sendItemFeedback } from './feedback/item-feedback.service.ts';
import { createZipJob } from './history.jobs.ts';
import * as history from './history.service.ts';
import { measureLoudness } from './audio/loudness.service.ts';
import { getAnyAudio } from './feedback/operator-audio.service.ts';
import { removeItem, removeItems } from './removals.service.ts';
import { getSubtitles, getWords } from './subtitles/subtitles.service.ts';
import { updateTake } from './takes.service.ts';

export const historyRoutes = [
  on(api.listHistory, (ctx, { query }) => history.listItems(ctx, query)),
  on(api.getHistoryItem, (ctx, { params }) => history.getItem(ctx, params.history_item_id)),
  on(api.getHistoryAudio, (ctx, { params }) => getAudio(ctx, params.history_item_id)),
  on(api.getHistoryWaveform, (ctx, { params, query }) =>
    history.getWaveform(ctx, params.history_item_id, query.points),
  ),
  on(api.updateTake, (ctx, { params, body }) => updateTake(ctx, params.history_item_id, body)),
  on(api.sendItemFeedback, async (ctx, { params, body }) => {
    await sendItemFeedback(ctx, params.history_item_id, body);
    return { status: 'ok' as const };
  }),
  on(api.deleteHistoryItem, async (ctx, { params }) => {
    await removeItem(ctx, params.history_item_id);
    return { status: 'ok' as const };
  }),
  on(api.downloadHistory, async (ctx, { body }) => {
    const { type, filename, size, chunks } = await download(ctx, body.history_item_ids, parseDownload(body));
    const headers = {
      'content-disposition': contentDisposition(filename),
      ...(size === null ? {} : { 'content-length': String(size) }),
    };
    return { type, headers, chunks };
  }),
  on(api.zipHistory, async (ctx, { body }) => createZipJob(ctx, body.history_item_ids, parseDownload(body))),
  on(api.getHistoryDownloads, (ctx, { params }) => listDownloads(ctx, params.history_item_id)),
  on(api.getHistorySubtitles, (ctx, { params, query }) => getSubtitles(ctx, params.history_item_id, query.format)),
  on(api.getHistoryWords, (ctx, { params }) => getWords(ctx, params.history_item_id)),
  on(api.getHistoryLoudness, (ctx, { params }) => measureLoudness(ctx, params.history_item_id)),
  on(api.deleteHistoryItems, async (ctx, { body }) => ({ deleted: await removeItems(ctx, body.history_item_ids) })),
  on(reviewApi.listItemFeedback, (ctx, { query }) => review.listReviewedItems(ctx, query)),
  on(reviewApi.countVoiceFeedback, async (ctx, { query }) => ({ voices: await review.countVoices(ctx, query) })),
  on(reviewApi.reviewItemFeedback, (ctx, { params, body }) =>
    review.setReviewStatus(ctx, params.history_item_id, body.review_status),
  ),
  on(reviewApi.readReviewedText, async (ctx, { params }) => ({
    text: await review.readText(ctx, params.history_item_id),
  })),
  on(reviewApi.readAnyHistoryAudio, (ctx, { params }) => getAnyAudio(ctx, params.history_item_id)),
];
