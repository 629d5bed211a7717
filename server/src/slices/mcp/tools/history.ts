import { z } from 'zod';
import * as historyApi from '#contract/history/api.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import type { Ctx } from '../../../context.ts';
import { getAudio } from '../../history/downloads.service.ts';
import { getItem, listItems } from '../../history/history.service.ts';
import { audioContent, AudioChoice, audioUrl } from './audio.ts';
import { defineTool } from './tool.ts';

/** What an assistant needs of an item. The times of its characters would fill its memory. */
const summaryOf = (ctx: Ctx, item: HistoryItem) => ({
  history_item_id: item.history_item_id,
  text: item.text,
  ...(item.dialogue ? { dialogue: item.dialogue } : {}),
  voice_id: item.voice_id,
  voice_name: item.voice_name,
  model_id: item.model_id,
  created_at: new Date(item.date_unix * 1000).toISOString(),
  duration_seconds: item.duration_seconds,
  content_type: item.content_type,
  size_bytes: item.size_bytes,
  audio_url: audioUrl(ctx, item.history_item_id),
  warnings: item.warnings,
});

export const listHistoryTool = defineTool({
  name: 'list_history',
  title: 'List the history',
  description: 'Lists what was spoken, newest first, page by page.',
  endpoint: historyApi.listHistory,
  isReadOnly: true,
  input: z.object({
    search: z.string().optional().describe('Only items whose text contains this.'),
    voice_id: z.string().optional().describe('Only items of this voice.'),
    page_size: z.int().min(1).max(100).default(20).describe('Items a page.'),
    start_after_history_item_id: z.string().optional().describe('`last_history_item_id` of the page before.'),
  }),
  async run(ctx, input) {
    const page = await listItems(ctx, historyApi.listHistory.query.parse(input));
    const { has_more, last_history_item_id } = page;
    return { data: { items: page.history.map((item) => summaryOf(ctx, item)), has_more, last_history_item_id } };
  },
});

export const getHistoryItemTool = defineTool({
  name: 'get_history_item',
  title: 'Get a history item',
  description: 'Returns one item of the history and its audio.',
  endpoint: historyApi.getHistoryItem,
  isReadOnly: true,
  input: z.object({
    history_item_id: z.string().describe('The id of the item.'),
    audio: AudioChoice.default('link'),
  }),
  async run(ctx, { history_item_id, audio }) {
    const item = await getItem(ctx, history_item_id);
    const more = await audioContent(ctx, audio, {
      history_item_id,
      type: item.content_type,
      bytes: item.size_bytes,
      read: async () => Buffer.concat(await Array.fromAsync(await (await getAudio(ctx, history_item_id)).open())),
    });
    return { data: summaryOf(ctx, item), more };
  },
});
