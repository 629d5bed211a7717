/** An upload that is complete, without a request for each part. */
import { createUploads } from '../platform/files/uploads.ts';
import { completeUpload, createUpload, putPart } from '../slices/uploads/uploads.service.ts';
import type { TestApp, TestUser } from './app.ts';

type Purpose = Parameters<typeof createUpload>[1]['purpose'];

/** @returns its id */
export async function makeUpload(
  app: TestApp,
  user: TestUser,
  { name, purpose, bytes }: { name: string; purpose: Purpose; bytes: Buffer },
): Promise<string> {
  const ctx = user.ctx();
  const { upload_id } = await createUpload(ctx, { name, size_bytes: bytes.length, purpose });
  const store = createUploads(app.parts);
  const file = await store.create();
  await file.write(bytes);
  await file.commit();
  const part = { key: file.key, name: 'part', type: 'audio/wav', size: bytes.length, sha256: '' };
  await putPart(ctx, upload_id, 1, { ...part, keep: (scope) => store.keep(scope, file.key) });
  await completeUpload(ctx, upload_id);
  return upload_id;
}
