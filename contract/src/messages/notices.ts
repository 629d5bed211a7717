/** What a notification says, as a kind and its parameters: worded in the reader's language where it is shown. */
import { z } from 'zod';
import type { PageName } from '../pages.ts';
import { JobFailure, JobSubject } from '../jobs/subject.ts';

/** Null once the person has deleted their account. */
const Person = z.string().nullable();

const linkedPages = ['jobs', 'settings', 'apiKeys', 'workspaceInvites'] as const satisfies PageName[];
type LinkedPage = (typeof linkedPages)[number];

const params = {
  invite_received: z.object({ workspace_name: z.string(), invited_by: Person }),
  member_joined: z.object({ email: Person, workspace_name: z.string() }),
  api_key_created: z.object({ name: z.string() }),
  support_entered: z.object({ operator: Person }),
  alpha_access_requested: z.object({ email: Person, reason: z.string().nullable() }),
  feedback_received: z.object({ feedback_kind: z.enum(['bug', 'idea', 'other']), excerpt: z.string() }),
  /** `done` of `total` steps succeeded: rows that were spoken, items that were packed. */
  job_done: z.object({ job: JobSubject, done: z.int(), total: z.int() }),
  job_failed: z.object({ job: JobSubject, error: JobFailure }),
  /** Written before notifications were data. */
  plain: z.object({ title: z.string(), description: z.string(), page: z.enum(linkedPages).nullable() }),
  /** Of a kind that this version does not know. */
  unknown: z.object({}),
};

type Params = typeof params;
type NoticeKind = keyof Params;

const variant = <K extends NoticeKind, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.object({ kind: z.literal(kind), params: params[kind], ...shape });

/** A notice with the other fields of a message beside it. */
export const withNotice = <S extends z.ZodRawShape>(shape: S) =>
  z.discriminatedUnion('kind', [
    variant('invite_received', shape),
    variant('member_joined', shape),
    variant('api_key_created', shape),
    variant('support_entered', shape),
    variant('alpha_access_requested', shape),
    variant('feedback_received', shape),
    variant('job_done', shape),
    variant('job_failed', shape),
    variant('plain', shape),
    variant('unknown', shape),
  ]);

export const Notice = withNotice({});
export type Notice = z.output<typeof Notice>;

/** The page on which the reader sees, or does, what the notice is about. */
export function pageOfNotice({ kind, params }: Notice): LinkedPage | null {
  if (kind === 'plain') return params.page;
  return pageByKind[kind];
}

const pageByKind: Record<Exclude<NoticeKind, 'plain'>, LinkedPage | null> = {
  invite_received: 'workspaceInvites',
  member_joined: 'settings',
  api_key_created: 'apiKeys',
  support_entered: 'settings',
  alpha_access_requested: null,
  feedback_received: null,
  job_done: 'jobs',
  job_failed: 'jobs',
  unknown: null,
};
