/** Remembers uploads that are not used yet, so that a reload of the page loses none of them. */
import { uploadPurposes, type UploadPurpose } from '#contract/uploads/types.ts';
import { readLocal, writeLocal } from '../browser/storage.ts';

export interface Remembered {
  uploadId: string;
  purpose: UploadPurpose;
  name: string;
  size: number;
  /** When the file was last changed, which tells it from another of the same name and size. */
  changed: number;
}

const key = 'uploads';
/** The server keeps at most so many open, and forgets them after a day. */
const maxRemembered = 20;

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Remembered).uploadId === 'string' &&
  uploadPurposes.includes((value as Remembered).purpose) &&
  typeof (value as Remembered).name === 'string' &&
  Number.isFinite((value as Remembered).size) &&
  Number.isFinite((value as Remembered).changed);

const isList = (value: unknown): value is Remembered[] => Array.isArray(value) && value.every(isRemembered);

export const rememberedUploads = (): readonly Remembered[] => readLocal(key, isList, []);

export function remember(upload: Remembered): void {
  const others = rememberedUploads().filter(({ uploadId }) => uploadId !== upload.uploadId);
  writeLocal(key, [...others, upload].slice(-maxRemembered));
}

export function forget(uploadId: string): void {
  writeLocal(
    key,
    rememberedUploads().filter((one) => one.uploadId !== uploadId),
  );
}

/** Finds the upload that this file began for the same purpose. */
export const rememberedOf = (file: File, purpose: UploadPurpose): Remembered | undefined =>
  rememberedUploads().find(
    (one) =>
      one.purpose === purpose && one.name === file.name && one.size === file.size && one.changed === file.lastModified,
  );
