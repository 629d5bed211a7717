/** What can go wrong with a form, in the words of the API. */
import { AppError } from '../../errors.ts';

/** @throws for a failure of the parser or of the connection. */
export function formError(error: unknown): never {
  if (error instanceof AppError) throw error;
  switch ((error as { code?: string }).code) {
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_FILES_LIMIT':
      throw new AppError(413, 'too_many_parts', 'The form has more parts than this call accepts.', { cause: error });
    case 'FST_PROTO_VIOLATION':
      throw new AppError(400, 'invalid_field_name', 'The form has a field of a reserved name.', { cause: error });
    case 'FST_INVALID_JSON_FIELD_ERROR':
      throw new AppError(400, 'malformed_form', 'A field says it is JSON and is not.', { cause: error });
    default:
      throw new AppError(400, 'malformed_form', 'The form is incomplete or cannot be read.', { cause: error });
  }
}

const diskFullCodes = ['ENOSPC', 'EDQUOT'];

/** @throws for a failure of the storage. */
export function storageError(error: unknown): never {
  if (!diskFullCodes.includes((error as { code?: string }).code ?? '')) throw error;
  const message = 'The storage of this server is full. Nothing was kept; its operator has to make room.';
  throw new AppError(507, 'insufficient_storage', message, { cause: error });
}
