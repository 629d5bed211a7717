/** The settings that operators change while the server runs, and the others as they are. */
import { invalidSetting, setByEnvironment, settingNotFound } from '#contract/instance/errors.ts';
import { liveSettings, type LiveSetting } from '#contract/instance/settings.ts';
import type { Setting } from '#contract/instance/types.ts';
import { flagNames } from '#contract/workspace/flags.ts';
import type { Ctx, Parts } from '../../context.ts';
import {
  applyStoredSettings,
  describeLive,
  findMistakeIn,
  liveDefaults,
  secretSettings,
  settings,
  type Config,
  type Settings,
} from '../../kernel/boot/config.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { audit } from '../../platform/events/audit.ts';
import * as store from './settings.store.ts';

type SettingName = keyof Settings;
const names = Object.keys(settings) as SettingName[];
const isLive = (name: string): name is LiveSetting => (liveSettings as readonly string[]).includes(name);

/** Puts what operators have set into effect: at the start, and where another server on this database has changed it. */
export async function loadSettings(scope: Pick<Scope, 'db'>, parts: Pick<Parts, 'config' | 'log'>): Promise<void> {
  applyStoredSettings(parts.config, await readStored(scope));
  parts.log.level = parts.config.logLevel;
}

export async function listSettings(ctx: Ctx): Promise<Setting[]> {
  const { config } = ctx.parts;
  const stored = await readStored(ctx);
  return names.map((name) => present(name, config, stored));
}

/** @param value null for the default. @throws AppError 404 not_found, 409 set_by_environment, 400 invalid_setting */
export async function changeSetting(ctx: Ctx, name: string, value: string | null): Promise<Setting> {
  const { config } = ctx.parts;
  if (!isLive(name)) throw AppError.from(settingNotFound, { id: name });
  if (config.given[name] !== undefined) throw AppError.from(setByEnvironment, { name });
  const text = value?.trim() ?? '';
  const mistake = text === '' ? undefined : findMistakeIn(name, text, flagNames);
  if (mistake) throw AppError.from(invalidSetting, { mistake });
  await transaction(ctx, async (scope) => {
    await store.writeSetting(scope, name, text === '' ? undefined : text);
    await audit(scope, 'setting.changed', { name, from: describeLive(config)[name], to: text === '' ? null : text });
  });
  await loadSettings(ctx, ctx.parts);
  return present(name, config, await readStored(ctx));
}

async function readStored(scope: Pick<Scope, 'db'>): Promise<Partial<Record<LiveSetting, string>>> {
  const rows = await store.readSettings(scope);
  return Object.fromEntries(rows.filter(({ name }) => isLive(name)).map(({ name, value }) => [name, value]));
}

function present(name: SettingName, config: Config, stored: Partial<Record<LiveSetting, string>>): Setting {
  const given = config.given[name];
  const isSecret = secretSettings.includes(name);
  const isChangeable = isLive(name);
  const inEffect = isChangeable ? describeLive(config)[name] : given;
  const isStored =
    isChangeable && stored[name] !== undefined && describeLive(config)[name] !== liveDefaults(config)[name];
  return {
    name,
    value: isSecret ? null : (inEffect ?? null),
    source: given !== undefined ? 'environment' : isStored ? 'operator' : 'default',
    is_secret: isSecret,
    can_change: isChangeable && given === undefined,
    description: settings[name].description ?? '',
  };
}
