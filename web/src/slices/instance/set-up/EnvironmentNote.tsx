import { t } from './messages.ts';
import { isOfEnvironment, type SettingName, type Settings } from './settings.ts';

/** Says which of the settings of a step the environment sets, because they can be changed only there. */
export function EnvironmentNote({ settings, names }: { settings: Settings; names: SettingName[] }) {
  const set = names.filter((name) => isOfEnvironment(settings, name));
  if (set.length === 0) return null;
  return <span className="block font-medium text-ink-2">{t('set_by_environment', { names: set.join(', ') })}</span>;
}
