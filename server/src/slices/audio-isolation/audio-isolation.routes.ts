import * as api from '#contract/audio-isolation/api.ts';
import { on } from '../../context.ts';
import { headersOf } from './audio-isolation.headers.rules.ts';
import * as service from './audio-isolation.service.ts';

export const audioIsolationRoutes = [
  on(api.isolateAudio, (ctx, { query, body }) => answer(ctx, { ...query, ...body.fields, ...body.files }, false)),
  on(api.isolateAudioStream, (ctx, { query, body }) => answer(ctx, { ...query, ...body.fields, ...body.files }, true)),
  on(api.listIsolations, (ctx, { query }) => service.listItems(ctx, query)),
  on(api.getIsolation, (ctx, { params }) => service.getItem(ctx, params.history_item_id)),
  on(api.deleteIsolation, async (ctx, { params }) => {
    await service.removeItem(ctx, params.history_item_id);
    return { status: 'ok' as const };
  }),
  on(api.getIsolatedAudio, (ctx, { params, query: { format, download } }) =>
    service.getAudio(ctx, params.history_item_id, { which: 'audio', format, isDownload: download }),
  ),
  on(api.getOriginalAudio, (ctx, { params, query: { format, download } }) =>
    service.getAudio(ctx, params.history_item_id, { which: 'original', format, isDownload: download }),
  ),
  on(api.getIsolationWaveforms, (ctx, { params, query }) =>
    service.getWaveforms(ctx, params.history_item_id, query.points),
  ),
];

async function answer(
  ctx: Parameters<typeof service.isolate>[0],
  request: service.IsolationRequest,
  isStream: boolean,
) {
  const isolation = await service.isolate(ctx, request, isStream);
  return { type: isolation.contentType, headers: () => headersOf(isolation), chunks: isolation.chunks };
}
