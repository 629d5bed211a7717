import * as api from '#contract/voices/api.ts';
import { on, type Ctx } from '../../context.ts';
import type { HttpExchange } from '../../kernel/http/route.ts';
import { encodeWarnings } from '../../kernel/http/warnings-header.ts';
import { getPreview } from './voices.previews.ts';
import * as voices from './voices.service.ts';

export const voicesRoutes = [
  on(api.listVoices, (ctx) => voices.listVoices(ctx)),
  on(api.searchVoices, (ctx, { query }) => voices.searchVoices(ctx, query)),
  on(api.getDefaultSettings, () => voices.getDefaultSettings()),
  on(api.getVoice, async (ctx, { params, query }, exchange) => {
    await setWarnings(ctx, params.voice_id, exchange);
    return voices.getVoice(ctx, params.voice_id, query.with_settings);
  }),
  on(api.getVoiceSettings, async (ctx, { params }, exchange) => {
    await setWarnings(ctx, params.voice_id, exchange);
    return voices.getSettings(ctx, await voices.requireVoice(ctx, params.voice_id));
  }),
  on(api.editVoiceSettings, async (ctx, { params, body }, exchange) => {
    await setWarnings(ctx, params.voice_id, exchange);
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

/** Says which voice stands in, where the client names one of the hosted service. */
async function setWarnings(ctx: Ctx, voiceId: string, exchange: HttpExchange): Promise<void> {
  const encoded = encodeWarnings(voices.aliasWarnings(voiceId, await voices.requireVoice(ctx, voiceId)));
  if (encoded !== undefined) exchange.setHeader('x-veery-warnings', encoded);
}
