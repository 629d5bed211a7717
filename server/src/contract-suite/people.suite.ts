/** The people around a tenant: members of its workspace, and those whom the slices do something with. */
import type { Scope } from '../kernel/context.ts';
import type { TestApp, TestUser } from '../testing/app.ts';
import type { People, Tenant } from '../testing/samples.ts';
import { samplesBySlice } from './registry.suite.ts';

/** An account with other members in its workspace cannot be deleted, so a caller without people deletes it. */
export async function addPeople(app: TestApp, tenant: Tenant): Promise<People> {
  const [editor, useless, leaver, guest] = await Promise.all([app.user(), app.user(), app.user(), app.user()]);
  for (const one of [editor, useless, leaver]) await makeEditor(app, tenant.user, one);
  const people = { editor, useless, leaver, guest };
  for (const { addForPeople } of samplesBySlice.values()) await addForPeople?.(app, tenant, people);
  return people;
}

/** Brings the people back, whatever happened to them. */
export async function makeEditor({ db }: Pick<Scope, 'db'>, owner: TestUser, user: TestUser): Promise<void> {
  const { workspace_id } = owner;
  await db
    .updateTable('member')
    .set({ workspace_id, role: 'editor', disabled_at: null })
    .where('user_id', '=', user.user_id)
    .execute();
}
