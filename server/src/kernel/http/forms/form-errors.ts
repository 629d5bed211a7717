/** Maps what can go wrong with a form to errors of the API. */
import {
  insufficientStorage,
  invalidFieldName,
  malformedField,
  malformedForm,
  tooManyParts,
} from '#contract/kit/form-errors.ts';
import { AppError } from '../../errors.ts';

/** @throws when the parser or the connection fails */
export function formError(error: unknown): never {
  if (error instanceof AppError) throw error;
  switch ((error as { code?: string }).code) {
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_FILES_LIMIT':
      throw AppError.from(tooManyParts, {}, { cause: error });
    case 'FST_PROTO_VIOLATION':
      throw AppError.from(invalidFieldName, {}, { cause: error });
    case 'FST_INVALID_JSON_FIELD_ERROR':
      throw AppError.from(malformedField, {}, { cause: error });
    default:
      throw AppError.from(malformedForm, {}, { cause: error });
  }
}

const diskFullCodes = ['ENOSPC', 'EDQUOT'];

/** @throws when the storage fails */
export function storageError(error: unknown): never {
  if (!diskFullCodes.includes((error as { code?: string }).code ?? '')) throw error;
  throw AppError.from(insufficientStorage, {}, { cause: error });
}
