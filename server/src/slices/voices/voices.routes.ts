import * as api from '#contract/voices/api.ts';
import { on } from '../../context.ts';
import { getPreview } from './voices.previews.ts';
import * as voices from './voices.service.ts';

export const voicesRoutes = [
  on(api.listVoices, (ctx) => voices.listVoices(ctx)),
  on(api.searchVoices, (ctx, { query }) => voices.searchVoices(ctx, query)),
  on(api.getDefaultSettings, () => voices.getDefaultSettings()),
  on(api.getVoice, (ctx, { params, query }) => voices.getVoice(ctx, params.voice_id, query.with_settings)),
  on(api.getVoiceSettings, (ctx, { params }) => voices.getSettings(ctx, params.voice_id)),
  on(api.editVoiceSettings, async (ctx, { params, body }) => {
    await voices.editSettings(ctx, params.voice_id, body);
    return { status: 'ok' as const };
  }),
  on(api.addVoiceFavorite, async (ctx, { params }) => {
    await voices.setFavorite(ctx, params.voice_id, true);
    return { status: 'ok' as const };
  }),
  on(api.removeVoiceFavorite, async (ctx, { params }) => {
    await voices.setFavorite(ctx, params.voice_id, false);
    return { status: 'ok' as const };
  }),
  on(api.getVoicePreview, (ctx, { params, query }) => getPreview(ctx, params.voice_id, query.language)),
];
