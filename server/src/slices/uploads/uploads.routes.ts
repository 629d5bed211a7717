import * as api from '#contract/uploads/api.ts';
import { on } from '../../context.ts';
import * as uploads from './uploads.service.ts';

export const uploadsRoutes = [
  on(api.getUploadLimits, (ctx) => uploads.getLimits(ctx)),
  on(api.createUpload, (ctx, { body }) => uploads.createUpload(ctx, body)),
  on(api.getUpload, (ctx, { params }) => uploads.getUpload(ctx, params.upload_id)),
  on(api.uploadPart, (ctx, { params, body }) =>
    uploads.putPart(ctx, params.upload_id, params.part_number, body.files.part),
  ),
  on(api.completeUpload, (ctx, { params }) => uploads.completeUpload(ctx, params.upload_id)),
  on(api.deleteUpload, async (ctx, { params }) => {
    await uploads.removeUpload(ctx, params.upload_id);
    return { status: 'ok' as const };
  }),
];
