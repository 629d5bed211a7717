import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';

/** The header `sensitive-action-code` may carry the mailed code. */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/v1/user/delete',
  summary: 'Delete the account and what it made, for good',
  tag: 'user',
  permission: 'session-only',
  response: Ok,
});

/** One archive: what is stored of the user, and their audio. Fetched from the job when it is done. */
export const downloadPersonalData = endpoint({
  method: 'POST',
  path: '/v1/user/download-data',
  summary: 'Pack everything that is stored of the caller into one archive, as a job',
  tag: 'user',
  permission: 'session-only',
  response: z.object({ job_id: z.string() }),
});

export const acceptBipaTerms = endpoint({
  method: 'POST',
  path: '/v1/user/accept-bipa-terms',
  summary: 'Agree to the terms on biometric data; kept with its proof',
  tag: 'user',
  permission: 'session-only',
  response: Ok,
});
