/** The people around a tenant: members of its workspace, and those who are invited into it. */
import type { Scope } from '../kernel/context.ts';
import type { TestApp, TestUser } from '../testing/app.ts';

export interface People {
  editor: TestUser;
  /** Somebody to be changed and sent away. */
  useless: TestUser;
  /** Somebody who leaves, and declines to come. */
  leaver: TestUser;
  declined_code: string;
  /** Invited, and comes. */
  guest: TestUser;
  accepted_code: string;
  /** Invited, and is not to come any more. */
  uninvited_email: string;
}

/** Whose account has other members in its workspace cannot be deleted: who deletes it asks for nobody. */
export async function addPeople(app: TestApp, owner: TestUser): Promise<People> {
  const [editor, useless, leaver, guest] = await Promise.all([app.user(), app.user(), app.user(), app.user()]);
  for (const one of [editor, useless, leaver]) await makeEditor(app, owner, one);
  const uninvited_email = `uninvited-${owner.user_id.toLowerCase()}@example.test`;
  const declined_code = await insertInvite(app, owner, leaver.email);
  const accepted_code = await insertInvite(app, owner, guest.email);
  await insertInvite(app, owner, uninvited_email);
  return { editor, useless, leaver, guest, uninvited_email, declined_code, accepted_code };
}

/** Whatever became of them. */
export async function makeEditor({ db }: Pick<Scope, 'db'>, owner: TestUser, user: TestUser): Promise<void> {
  const { workspace_id } = owner;
  await db
    .updateTable('member')
    .set({ workspace_id, role: 'editor', disabled_at: null })
    .where('user_id', '=', user.user_id)
    .execute();
}

async function insertInvite({ db }: Pick<Scope, 'db'>, owner: TestUser, email: string): Promise<string> {
  const code = `invitation-of-${email}`;
  const now = Date.now();
  const invite = {
    code,
    email,
    role: 'editor',
    state: 'pending',
    workspace_id: owner.workspace_id,
    invited_by_user_id: owner.user_id,
    created_at: new Date(now),
    expires_at: new Date(now + 7 * 86_400_000),
  };
  await db.insertInto('workspace_invite').values(invite).execute();
  return code;
}
