/** The audit log of the installation, as a list and as CSV. */
import type { z } from 'zod';
import type { exportAudit as exportEndpoint, listAudit as listEndpoint } from '#contract/instance/api.ts';
import type { AuditEvent } from '#contract/instance/types.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { audit } from '../../platform/events/audit.ts';
import {
  listActions,
  listAudit as readAudit,
  type AuditFilter,
  type AuditRow,
} from '../../platform/events/audit-log.ts';
import { findUserByEmail, readEmails } from '../../platform/identity/accounts/users.ts';
import { findWorkspacesByName, readWorkspaceNames } from '../../platform/identity/accounts/workspaces.ts';
import { csvLine } from '../../kernel/csv.ts';

type Query = z.output<typeof exportEndpoint.query>;

export async function listAudit(scope: Scope, { cursor, page_size, ...query }: z.output<typeof listEndpoint.query>) {
  const filter = await resolveFilter(scope, query);
  const rows = await readAudit(scope, filter, page_size + 1, readCursor(cursor));
  const events = await presentAll(scope, rows.slice(0, page_size));
  const next = rows.length > page_size ? events.at(-1)?.event_id : undefined;
  return { events, actions: await listActions(scope), next_cursor: next === undefined ? null : String(next) };
}

const readCursor = (cursor: string | undefined): number | undefined =>
  cursor === undefined || !/^\d{1,15}$/.test(cursor) ? undefined : Number(cursor);

async function resolveFilter(scope: Scope, query: Query): Promise<AuditFilter> {
  const { action, person, workspace, after_unix, before_unix } = query;
  return {
    ...(action ? { action } : {}),
    ...(person
      ? { user_id: (await findUserByEmail(scope, person.trim().toLowerCase()))?.user_id ?? person.trim() }
      : {}),
    ...(workspace
      ? { workspace_ids: [workspace.trim(), ...(await findWorkspacesByName(scope, workspace.trim()))] }
      : {}),
    ...(after_unix === undefined ? {} : { after: new Date(after_unix * 1000) }),
    ...(before_unix === undefined ? {} : { before: new Date(before_unix * 1000) }),
  };
}

async function presentAll(scope: Scope, rows: AuditRow[]): Promise<AuditEvent[]> {
  const [emails, names] = await Promise.all([
    readEmails(
      scope,
      rows.flatMap((row) => row.user_id ?? []),
    ),
    readWorkspaceNames(
      scope,
      rows.flatMap((row) => row.workspace_id ?? []),
    ),
  ]);
  return rows.map(({ event_id, action, user_id, workspace_id, ip, detail, created_at }) => ({
    event_id,
    action,
    user_id,
    email: (user_id && emails.get(user_id)) ?? null,
    workspace_id,
    workspace_name: (workspace_id && names.get(workspace_id)) ?? null,
    ip,
    detail: detail as Record<string, unknown>,
    created_at_unix: toUnix(created_at),
  }));
}

const pageSize = 1000;
const columns = ['time', 'action', 'email', 'user_id', 'workspace', 'workspace_id', 'ip', 'detail'];

/** The export is an event of the log itself, and is written before the first line leaves. */
export async function exportAudit(ctx: Ctx, query: Query): Promise<AsyncIterable<Uint8Array>> {
  const filter = await resolveFilter(ctx, query);
  await audit(ctx, 'audit.exported', { ...query });
  return writeLines(ctx, filter);
}

async function* writeLines(ctx: Ctx, filter: AuditFilter): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvLine(columns));
  for (let olderThan: number | undefined; ;) {
    const rows = await readAudit(ctx, filter, pageSize, olderThan);
    const events = await presentAll(ctx, rows);
    const lines = events.map((event) =>
      csvLine([
        new Date(event.created_at_unix * 1000).toISOString(),
        event.action,
        event.email ?? '',
        event.user_id ?? '',
        event.workspace_name ?? '',
        event.workspace_id ?? '',
        event.ip ?? '',
        JSON.stringify(event.detail),
      ]),
    );
    if (lines.length > 0) yield Buffer.from(lines.join(''));
    if (rows.length < pageSize) return;
    olderThan = rows.at(-1)?.event_id;
  }
}
