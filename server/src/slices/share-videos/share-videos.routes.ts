import { generateVideo, generateVideoPreview } from '#contract/share-videos/api.ts';
import { on } from '../../context.ts';
import { readChoice } from './share-videos.rules.ts';
import { addressOf, drawPreview, startVideo, waitForVideo } from './share-videos.service.ts';

export const shareVideosRoutes = [
  on(generateVideo, async (ctx, { params, query }) => {
    const begun = await startVideo(ctx, params.history_item_id, readChoice(query));
    const job = query.wait ? await waitForVideo(ctx, begun) : begun;
    return { video_url: addressOf(ctx.parts, job), job_id: job.job_id };
  }),
  on(generateVideoPreview, (ctx, { params, query }) => drawPreview(ctx, params.history_item_id, readChoice(query))),
];
