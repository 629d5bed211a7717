/** Errors of every call that takes a form. */
import { declareError } from './declared-error.ts';

export const formTooLarge = declareError(413, 'form_too_large', {
  example: { limit: '250 MB' },
  message: ({ limit }) => `The body may hold at most ${limit}.`,
  when: 'The form is longer than its files and fields may be.',
  remedy: 'Send less in one request.',
});

export const malformedForm = declareError(400, 'malformed_form', {
  message: 'The form is incomplete or cannot be read.',
  when: 'The form ends early, or is not valid multipart/form-data.',
  remedy: 'Have an HTTP library build the form.',
});

export const malformedField = declareError(400, 'malformed_field', {
  message: 'A field says it is JSON and is not.',
  when: 'The content type of a field is JSON, but its text is not valid JSON.',
  remedy: 'Send the field as JSON, or without a content type.',
});

export const invalidFieldName = declareError(400, 'invalid_field_name', {
  message: 'The form has a field of a reserved name.',
  when: 'A field has a reserved name, such as `__proto__`.',
  remedy: 'Send only the fields that the call accepts.',
});

export const emptyFile = declareError(400, 'empty_file', {
  example: { field: 'samples' },
  message: ({ field }) => `The file ${field} is empty.`,
  param: ({ field }) => field,
  when: 'A file is empty.',
  remedy: 'Send the complete file.',
});

export const requestStalled = declareError(408, 'request_stalled', {
  message: 'The rest of the request did not come in time.',
  headers: { connection: 'close' },
  when: 'The client sent nothing for too long during the upload.',
  remedy: 'Send the request again.',
});

export const tooManyParts = declareError(413, 'too_many_parts', {
  message: 'The form has more parts than this call accepts.',
  when: 'The form has more fields or files than the call accepts.',
  remedy: 'Send less in one request.',
});

export const fieldTooLarge = declareError(413, 'field_too_large', {
  example: { field: 'labels', limit: '1 MB' },
  message: ({ field, limit }) => `${field} may hold at most ${limit}.`,
  param: ({ field }) => field,
  when: 'A field is longer than the call accepts.',
  remedy: 'Send a shorter value.',
});

export const fileTooLarge = declareError(413, 'file_too_large', {
  example: { field: 'samples', limit: '10 MB' },
  message: ({ field, limit }) => `${field} may hold at most ${limit}.`,
  param: ({ field }) => field,
  when: 'A file is larger than the call accepts.',
  remedy: 'Send a smaller file.',
});

export const tooManyUploads = declareError(429, 'too_many_uploads', {
  example: { limit: 8 },
  message: ({ limit }) => `At most ${limit} uploads can run at a time. Wait for one to end.`,
  headers: { 'retry-after': '2' },
  when: 'The caller has too many uploads in progress.',
  remedy: 'Wait for one of them to end.',
});

export const insufficientStorage = declareError(507, 'insufficient_storage', {
  message: 'The storage of this server is full. Nothing was kept; its operator has to make room.',
  when: 'The disk of the installation is full.',
  remedy: 'Tell the operator of the installation.',
});

export const uploadExpired = declareError(409, 'upload_expired', {
  message: 'The uploaded file is gone. Send it again.',
  when: 'The file of the form was removed before the call could keep it.',
  remedy: 'Send the request again.',
});

export const formErrors = [
  formTooLarge,
  malformedForm,
  malformedField,
  invalidFieldName,
  emptyFile,
  requestStalled,
  tooManyParts,
  fieldTooLarge,
  fileTooLarge,
  tooManyUploads,
  insufficientStorage,
  uploadExpired,
];
