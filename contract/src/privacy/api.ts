import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { accountInUse, othersInWorkspace } from './errors.ts';
import { tooManyAttempts, verificationRequired } from '../security/errors.ts';
import { tooManyJobs } from '../jobs/errors.ts';
import { lastOperator } from '../operator/errors.ts';

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/v1/user/delete',
  operation: 'user_delete',
  summary: 'Delete the account',
  description:
    "Deletes the caller's account, their own workspace and everything they made, for good. It is refused while other people are members of that workspace. A session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one.",
  tag: 'user',
  permission: 'session-only',
  whenLocked: true,
  response: Ok,
  headers: ['set-cookie'],
  errors: [othersInWorkspace, lastOperator, accountInUse, verificationRequired, tooManyAttempts],
});

export const downloadPersonalData = endpoint({
  method: 'POST',
  path: '/v1/user/download-data',
  operation: 'user_downloadData',
  summary: 'Request an archive of personal data',
  description:
    'Starts a job that packs everything stored about the caller, including their audio, into a zip. While one is under way, another request returns the same job.',
  idempotent: true,
  tag: 'user',
  permission: 'session-only',
  whenLocked: true,
  response: z.object({ job_id: z.string().describe('The id of the job, for `GET /v1/jobs/{job_id}`.') }),
  errors: [tooManyJobs, verificationRequired, tooManyAttempts],
});

export const acceptBipaTerms = endpoint({
  method: 'POST',
  path: '/v1/user/accept-bipa-terms',
  operation: 'user_acceptBiometricTerms',
  summary: 'Accept the terms on biometric data',
  description:
    'Records that the caller accepts the terms on biometric data, which some places require, with its time and address.',
  tag: 'user',
  permission: 'session-only',
  response: Ok,
});
