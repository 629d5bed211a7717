import * as api from '#contract/history.ts';
import { on } from '../../context.ts';
import * as history from './history.service.ts';

export const historyRoutes = [
  on(api.listHistory, (ctx, { query }) => history.listItems(ctx, query)),
  on(api.getHistoryItem, (ctx, { params }) => history.getItem(ctx, params.history_item_id)),
  on(api.getHistoryAudio, (ctx, { params }) => history.getAudio(ctx, params.history_item_id)),
  on(api.deleteHistoryItem, async (ctx, { params }) => {
    await history.removeItem(ctx, params.history_item_id);
    return { status: 'ok' as const };
  }),
];
