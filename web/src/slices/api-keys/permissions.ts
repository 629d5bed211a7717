/** Maps the permissions of a key to areas and levels, as users choose them. */
import type { ApiKey } from '#contract/api-keys/types.ts';
import { apiKeyPermissions, requiredPermissions } from '#contract/kit/endpoint.ts';
import type { ApiKeyPermission, RequiredPermission } from '#contract/kit/endpoint.ts';
import { t } from './messages.ts';

type Named<P> = P extends `${infer A}_read` ? A : P extends `${infer A}_write` ? A : P;
export type AreaName = Named<RequiredPermission>;

/** Only the API can set `write` alone. The form offers it together with `read`. */
export type Level = 'none' | 'access' | 'read' | 'write' | 'read_write';

export interface Area {
  name: AreaName;
  permissions: ApiKeyPermission[];
  /** The levels that the form offers. */
  levels: Level[];
}

const nameOf = (permission: ApiKeyPermission) => permission.replace(/_(?:read|write)$/, '');
const rightOf = (permission: ApiKeyPermission) => (/_(read|write)$/.exec(permission)?.[1] ?? 'access') as Level;

function levelOf(permissions: readonly ApiKeyPermission[]): Level {
  const rights = permissions.map(rightOf);
  return rights.length > 1 ? 'read_write' : (rights[0] ?? 'none');
}

/** The areas follow the order of the contract, so that a permission that some call requires needs only its labels. */
export const areas: Area[] = [...new Set(requiredPermissions.map((one) => nameOf(one) as AreaName))].map((name) => {
  const permissions = requiredPermissions.filter((permission) => nameOf(permission) === name);
  const lowest = permissions.filter((permission) => rightOf(permission) !== 'write');
  return { name, permissions, levels: [...new Set<Level>(['none', levelOf(lowest), levelOf(permissions)])] };
});

export const levelIn = (area: Area, held: readonly ApiKeyPermission[]): Level =>
  levelOf(area.permissions.filter((permission) => held.includes(permission)));

/** Changes the level of one area and keeps the other permissions. */
export function withLevel(held: readonly ApiKeyPermission[], area: Area, level: Level): ApiKeyPermission[] {
  const wanted = area.permissions.filter(
    (permission) => level === 'read_write' || (level !== 'none' && rightOf(permission) === level),
  );
  return apiKeyPermissions.filter(
    (one) => wanted.includes(one) || (held.includes(one) && !area.permissions.includes(one)),
  );
}

/** Message keys of the areas. A new permission without a message does not compile. */
const areaKeys = {
  text_to_speech: 'area_text_to_speech',
  speech_to_speech: 'area_speech_to_speech',
  voices: 'area_voices',
  models: 'area_models',
  speech_history: 'area_speech_history',
  audio_isolation: 'area_audio_isolation',
  user: 'area_user',
  workspace: 'area_workspace',
  webhooks: 'area_webhooks',
  speech_to_text: 'area_speech_to_text',
  forced_alignment: 'area_forced_alignment',
  pronunciation_dictionaries: 'area_pronunciation_dictionaries',
} as const satisfies Record<AreaName, string>;
export const areaLabel = (name: AreaName): string => t(areaKeys[name]);

export function levelLabel(level: Level): string {
  if (level === 'none') return t('level_none');
  if (level === 'access') return t('level_access');
  if (level === 'read') return t('level_read');
  return level === 'write' ? t('level_write') : t('level_read_write');
}

/** Lists the areas that a key may use, with their levels. */
export function grantsOf({ permissions }: Pick<ApiKey, 'permissions'>): { area: AreaName; level: Level }[] {
  if (permissions === 'all') return [];
  return areas
    .map((area) => ({ area: area.name, level: levelIn(area, permissions) }))
    .filter(({ level }) => level !== 'none');
}

/** Lists the permissions that no call requires yet. Only the API can give them, and the form keeps them. */
export function unusedOf({ permissions }: Pick<ApiKey, 'permissions'>): ApiKeyPermission[] {
  const required: readonly string[] = requiredPermissions;
  return permissions === 'all' ? [] : permissions.filter((one) => !required.includes(one));
}

export function summaryOf(key: Pick<ApiKey, 'permissions'>): string {
  if (key.permissions === 'all') return t('may_everything');
  const count = grantsOf(key).length;
  return count === 0 ? t('may_nothing') : t('may_areas', { count });
}
