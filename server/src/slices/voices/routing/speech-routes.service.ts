/** Which engine speaks a voice for a workspace, and the table by which operators decide it. */
import { workspaceNotFound } from '#contract/instance/errors.ts';
import { engineNotFound } from '#contract/models/errors.ts';
import type { SpeechRoutes } from '#contract/models/routes/api.ts';
import type { Ctx, Parts } from '../../../context.ts';
import type { Scope } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/db/transaction.ts';
import { AppError } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/events/audit.ts';
import { hasWorkspace } from '../../../platform/identity/accounts/workspaces.ts';
import type { AvailableVoice } from '../available-voice.ts';
import { premadeVoices } from '../voices.rules.ts';
import { listEngines, presentEngine } from './engines.service.ts';
import { findRoute, isRouteRule, routeVoice, type RouteRow, type SpeechRoute } from './speech-routes.rules.ts';
import * as store from './speech-routes.store.ts';

/** Milliseconds after which another server on the same database may have changed the table. */
const maxAgeMs = 10_000;

/** The tables are few rows that every generation asks for. */
const tables = new WeakMap<Parts, { rows: Promise<RouteRow[]>; readAt: number }>();

/** Answers for one workspace, or for what nobody's workspace pays for, such as previews. */
export type Router = (voice: AvailableVoice, modelId: string) => SpeechRoute;

export async function openRouter(ctx: Pick<Ctx, 'db' | 'now' | 'parts'>, workspaceId: string | null): Promise<Router> {
  const [engines, rows] = await Promise.all([listEngines(ctx, workspaceId), readTable(ctx)]);
  return (voice, modelId) =>
    routeVoice(voice, { route: findRoute(rows, workspaceId, modelId), modelId }, engines, premadeVoices);
}

function readTable({ db, now, parts }: Pick<Ctx, 'db' | 'now' | 'parts'>): Promise<RouteRow[]> {
  const known = tables.get(parts);
  if (known && Math.abs(now.getTime() - known.readAt) < maxAgeMs) return known.rows;
  const rows = store.readRoutes({ db });
  tables.set(parts, { rows, readAt: now.getTime() });
  rows.catch(() => tables.delete(parts));
  return rows;
}

export async function listRoutes(ctx: Ctx): Promise<SpeechRoutes> {
  const [rows, engines] = await Promise.all([store.readRoutes(ctx), listEngines(ctx, 'all')]);
  return { routes: rows as SpeechRoutes['routes'], engines: engines.map(presentEngine) };
}

/** @throws AppError 404 engine_not_found, not_found for a workspace */
export async function changeRoute(
  ctx: Ctx,
  { workspace_id, model_id, route }: Omit<RouteRow, 'route'> & { route: string | null },
): Promise<SpeechRoutes> {
  if (route !== null && !isRouteRule(route)) {
    const engines = await listEngines(ctx, workspace_id);
    if (!engines.some(({ engine }) => engine === route)) throw AppError.from(engineNotFound, { engine: route });
  }
  await transaction(ctx, async (scope) => {
    await requireWorkspace(scope, workspace_id);
    if (route === null) await store.deleteRoute(scope, { workspace_id, model_id });
    else await store.writeRoute(scope, { workspace_id, model_id, route });
    const { user_id } = scope.actor;
    const who = { user_id, ...(workspace_id === null ? {} : { workspace_id }) };
    await audit(scope, 'speech_route.changed', { model_id, route }, who);
  });
  tables.delete(ctx.parts);
  return listRoutes(ctx);
}

async function requireWorkspace(scope: Scope, id: string | null): Promise<void> {
  if (id !== null && !(await hasWorkspace(scope, id))) throw AppError.from(workspaceNotFound, { id });
}
