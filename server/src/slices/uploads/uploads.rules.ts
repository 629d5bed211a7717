/** The parts of an upload and its limits. Pure. */
import type { Selectable } from 'kysely';
import { missingPermissions } from '#contract/kit/access-errors.ts';
import { MediaFacts, type Upload, type UploadPurpose, uploadPurposes } from '#contract/uploads/types.ts';
import type { Config } from '../../kernel/boot/config.ts';
import type { Actor } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import { AppError } from '../../kernel/errors.ts';
import { toUnix } from '../../kernel/unix-time.ts';

export type UploadRow = Selectable<Database['upload']>;

/** An upload is removed so long after its last part arrived. */
export const retentionMs = 24 * 60 * 60 * 1000;
/** Of one person in one workspace, complete or not. */
export const maxOpenUploads = 20;

export const partCountOf = ({ size_bytes, part_bytes }: Pick<UploadRow, 'size_bytes' | 'part_bytes'>): number =>
  Math.ceil(size_bytes / part_bytes);

/** The bytes that a part must have. */
export const sizeOfPart = (row: Pick<UploadRow, 'size_bytes' | 'part_bytes'>, part: number): number =>
  part < partCountOf(row) ? row.part_bytes : row.size_bytes - (partCountOf(row) - 1) * row.part_bytes;

/** Every number up to the last that is not among those that have arrived. */
export function missingParts(row: UploadRow, received: number[]): number[] {
  const known = new Set(received);
  return Array.from({ length: partCountOf(row) }, (_, i) => i + 1).filter((part) => !known.has(part));
}

export interface PurposeLimits {
  maxBytes: number;
  maxSeconds: number;
}

export function limitsOf({ soundLimits }: Pick<Config, 'soundLimits'>, purpose: UploadPurpose): PurposeLimits {
  if (purpose === 'audio_isolation') return soundLimits.isolation;
  return purpose === 'speech_to_speech' ? soundLimits.voiceChanger : soundLimits.transcription;
}

/** A purpose that a newer version brought counts as one that no key may have. */
export const isPurpose = (purpose: string): purpose is UploadPurpose =>
  (uploadPurposes as readonly string[]).includes(purpose);

/** @throws AppError 401 missing_permissions where a key may not make the call that the file is for */
export function requirePurpose({ key }: Actor, purpose: string): void {
  if (key?.permissions && !(isPurpose(purpose) && key.permissions.includes(purpose)))
    throw AppError.from(missingPermissions, { permission: purpose });
}

export function presentUpload(row: UploadRow, parts: { part_number: number; bytes: number }[]): Upload {
  const isReady = row.file_key !== null;
  const part_count = partCountOf(row);
  return {
    upload_id: row.upload_id,
    name: row.name,
    purpose: isPurpose(row.purpose) ? row.purpose : 'audio_isolation',
    state: isReady ? 'ready' : 'receiving',
    size_bytes: row.size_bytes,
    part_bytes: row.part_bytes,
    part_count,
    received_parts: isReady
      ? Array.from({ length: part_count }, (_, i) => i + 1)
      : parts.map(({ part_number }) => part_number),
    received_bytes: isReady ? row.size_bytes : parts.reduce((sum, { bytes }) => sum + bytes, 0),
    media: row.media === null ? null : MediaFacts.parse(row.media),
    created_at_unix: toUnix(row.created_at),
    expires_at_unix: toUnix(row.expires_at),
  };
}
