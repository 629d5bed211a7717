/**
 * The providers that speak now, in memory: every request asks for them. They are read again when one changes, and every
 * ten seconds for changes by another server on this database.
 */
import type { ProviderVoice } from '#contract/providers/types.ts';
import type { Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import type { RemoteHealth } from '../../ports/speech/port.ts';
import {
  engineOfProvider,
  keyName,
  toRemoteProvider,
  toTranscribing,
  voicesOf,
  worseHealth,
} from './providers.rules.ts';
import { listAllProviders, type ProviderRow } from './providers.store.ts';

export interface ActiveProvider {
  provider_id: string;
  /** The name that voices use for its engine. */
  engine: string;
  /** Its name for people. */
  name: string;
  /** Null: it speaks for every workspace. */
  workspace_id: string | null;
  languages: string[];
  voices: ProviderVoice[];
  /** Credits are multiplied by this. */
  cost_factor: number;
  created_at: Date;
}

type World = Pick<Parts, 'config' | 'speech' | 'recognition' | 'secrets' | 'log' | 'db'>;

/** By the configuration, of which a server has one. */
const known = new WeakMap<Parts['config'], ActiveProvider[]>();

/** Reads the providers again, and has the speech port speak with them and with no others. */
export async function loadProviders(scope: Pick<Scope, 'db'>, parts: World): Promise<void> {
  const rows = await listAllProviders(scope);
  const enabled = rows.filter(({ is_enabled }) => is_enabled);
  const opened = enabled.flatMap((row) => {
    try {
      const key = openKey(parts, row);
      return [{ row, remote: toRemoteProvider(row, key), transcribing: toTranscribing(row, key) }];
    } catch (error) {
      parts.log.error({ provider_id: row.provider_id, error: (error as Error).message }, 'a key cannot be opened');
      return [];
    }
  });
  known.set(
    parts.config,
    opened.map(({ row }) => toActive(row)),
  );
  // The workers of those that went end by themselves.
  void parts.speech.setProviders(opened.flatMap(({ remote }) => remote ?? []));
  parts.recognition.setProviders(opened.flatMap(({ transcribing }) => transcribing ?? []));
}

export const openKey = ({ secrets }: Pick<Parts, 'secrets'>, row: ProviderRow): string | undefined =>
  row.api_key ? secrets.open(keyName(row.provider_id), row.api_key) : undefined;

const toActive = (row: ProviderRow): ActiveProvider => ({
  provider_id: row.provider_id,
  engine: engineOfProvider(row.provider_id),
  name: row.name,
  workspace_id: row.workspace_id,
  languages: row.languages as unknown as string[],
  voices: voicesOf(row),
  cost_factor: row.cost_factor,
  created_at: row.created_at,
});

/**
 * Lists the providers that a workspace may use: its own, and those of the installation. Null: only those of the
 * installation. `all`: also those of single workspaces, for operators.
 */
export async function listActiveProviders(
  { parts }: { parts: Parts },
  workspaceId: string | 'all' | null,
): Promise<ActiveProvider[]> {
  if (!known.has(parts.config)) await loadProviders(parts, parts);
  const all = known.get(parts.config) ?? [];
  return all.filter(({ workspace_id: of }) => of === null || workspaceId === 'all' || of === workspaceId);
}

/** How a provider did lately; undefined before the ports know it. */
export function healthOf(
  { speech, recognition }: Pick<Parts, 'speech' | 'recognition'>,
  { provider_id }: Pick<ProviderRow, 'provider_id'>,
): RemoteHealth | undefined {
  const engine = engineOfProvider(provider_id);
  return worseHealth(
    speech.states().find((state) => state.engine === engine)?.remote,
    recognition.describe().recognisers.find(({ id }) => id === engine)?.remote,
  );
}
