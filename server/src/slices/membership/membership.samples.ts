import type { TestApp, TestUser } from '../../testing/app.ts';
import { asPerson, defineSamples } from '../../testing/samples.ts';

export const membershipSamples = defineSamples({
  async addForPeople(app, { user }, { leaver, guest }) {
    for (const email of [leaver.email, guest.email, uninvitedOf(user)]) await insertInvite(app, user, email);
  },
  endpoints: {
    'POST /v1/workspace/invites/add': ({ user }) => ({ body: { email: `one-${user.user_id}@example.test` } }),
    'POST /v1/workspace/invites/add-bulk': ({ user }) => ({ body: { emails: [`two-${user.user_id}@example.test`] } }),
    'DELETE /v1/workspace/invites': ({ user }) => ({ body: { email: uninvitedOf(user) } }),
    'POST /v1/workspace/invites/{code}/accept': ({ people }) => asPerson(people?.guest),
    'POST /v1/workspace/invites/{code}/decline': ({ people }) => asPerson(people?.leaver),
    'POST /v1/workspace/members': ({ user, people }) => ({
      body: { email: (people?.useless ?? user).email, workspace_role: 'workspace_member' },
    }),
    'DELETE /v1/workspace/members': ({ user, people }) => ({ body: { email: (people?.useless ?? user).email } }),
    'POST /v1/user/leave-workspace': ({ people }) => asPerson(people?.leaver),
  },
  ids: {
    code: { owner: 'private', kind: 'invite', of: ({ people }) => codeFor(people?.guest) },
    'POST /v1/workspace/invites/{code}/decline code': {
      owner: 'private',
      kind: 'invite',
      of: ({ people }) => codeFor(people?.leaver),
    },
    // Whoever has a valid code has received the mail, and may learn whose invite it is.
    'GET /v1/workspace/invites/{code} code': { owner: 'shared', of: () => 'never-sent' },
    // The mail alone has the code of a link.
    link_code: { owner: 'shared', of: () => 'never-sent' },
    // There are no groups: naming one is refused.
    group_ids: { owner: 'shared', of: () => [] },
  },
});

/** This person was invited, and the invite is revoked. */
const uninvitedOf = ({ user_id }: TestUser) => `uninvited-${user_id.toLowerCase()}@example.test`;

/** A code has no dot, because a signature may follow it after one. */
const codeOf = (email: string) => `invitation-of-${email.replaceAll('.', '-')}`;

const codeFor = (user: TestUser | undefined) => (user ? codeOf(user.email) : 'never-sent');

async function insertInvite({ db }: Pick<TestApp, 'db'>, owner: TestUser, email: string): Promise<void> {
  const now = Date.now();
  const invite = {
    code: codeOf(email),
    email,
    role: 'editor',
    state: 'pending',
    workspace_id: owner.workspace_id,
    invited_by_user_id: owner.user_id,
    created_at: new Date(now),
    expires_at: new Date(now + 7 * 86_400_000),
  };
  await db.insertInto('workspace_invite').values(invite).execute();
}
