/** The settings of the installation by their names. */
import type { LiveSetting } from '#contract/instance/settings.ts';
import type { Setting } from '#contract/instance/types.ts';

type Named = LiveSetting | 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'BACKUP_DIR';
export type Settings = Record<Named, Setting>;

export const byName = (list: readonly Setting[]): Settings =>
  Object.fromEntries(list.map((setting) => [setting.name, setting])) as Settings;

export const valueOf = (settings: Settings, name: Named): string => settings[name].value ?? '';
export const isOfEnvironment = (settings: Settings, name: Named): boolean => settings[name].source === 'environment';
export type SettingName = Named;
