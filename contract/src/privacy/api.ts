import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { accountInUse, othersInWorkspace } from './errors.ts';
import { tooManyAttempts, verificationRequired } from '../security/errors.ts';
import { tooManyJobs } from '../jobs/errors.ts';

/** The header `sensitive-action-code` may carry the mailed code. */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/v1/user/delete',
  operation: 'user_delete',
  summary: 'Delete the account and what it made, for good',
  tag: 'user',
  permission: 'session-only',
  response: Ok,
  headers: ['set-cookie'],
  errors: [othersInWorkspace, accountInUse, verificationRequired, tooManyAttempts],
});

/** One archive: what is stored of the user, and their audio. Fetched from the job when it is done. */
export const downloadPersonalData = endpoint({
  method: 'POST',
  path: '/v1/user/download-data',
  operation: 'user_downloadData',
  idempotent: true,
  summary: 'Pack everything that is stored of the caller into one archive, as a job',
  tag: 'user',
  permission: 'session-only',
  response: z.object({ job_id: z.string() }),
  errors: [tooManyJobs],
});

export const acceptBipaTerms = endpoint({
  method: 'POST',
  path: '/v1/user/accept-bipa-terms',
  operation: 'user_acceptBiometricTerms',
  summary: 'Agree to the terms on biometric data; kept with its proof',
  tag: 'user',
  permission: 'session-only',
  response: Ok,
});
