/** What is wrong with a file, in the words of the API. */
import { storageFull } from '#contract/kit/common-errors.ts';
import * as errors from '#contract/uploads/errors.ts';
import { AppError } from '../../kernel/errors.ts';
import { MediaFailed, MediaUnavailable, MediaUnreadable } from '../../ports/media/port.ts';

/** @param type what the first bytes of the file show; undefined where they show nothing */
export function mediaRefusal(error: unknown, type: string | undefined): unknown {
  const cause = { cause: error };
  if (error instanceof MediaUnavailable) {
    return AppError.from(errors.decoderMissing, { type: type ?? 'application/octet-stream' }, cause);
  }
  if (error instanceof MediaFailed) {
    if (error.reason === 'timed_out') return AppError.from(errors.decodingTimedOut, {}, cause);
    if (error.reason === 'disk_full') return AppError.from(storageFull, {}, cause);
    return AppError.from(errors.mediaUnreadable, { reason: 'its sound is damaged' }, cause);
  }
  if (!(error instanceof MediaUnreadable)) return error;
  switch (error.reason) {
    case 'empty':
      return AppError.from(errors.mediaEmpty, {}, cause);
    case 'no_audio':
      return AppError.from(errors.mediaWithoutSound, {}, cause);
    case 'encrypted':
      return AppError.from(errors.mediaEncrypted, {}, cause);
    case 'incomplete':
      return AppError.from(errors.mediaIncomplete, {}, cause);
    default:
      return AppError.from(errors.mediaUnreadable, { reason: reasonOf(error, type) }, cause);
  }
}

/** Types that have sound in them. An image or a document is told by its name. */
const isMedia = (type: string) => /^(audio|video)\//.test(type);

function reasonOf({ reason }: MediaUnreadable, type: string | undefined): string {
  if (type !== undefined && !isMedia(type) && type !== 'application/octet-stream')
    return `its bytes are those of a file of the type ${type}`;
  return reason === 'damaged' ? 'its sound is damaged' : 'its bytes are of no audio or video format that is known';
}
