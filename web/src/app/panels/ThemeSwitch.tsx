import { Monitor, Moon, Sun } from 'lucide-react';
import { saveTheme } from '../../slices/profile/preferences.ts';
import { useStore } from '../../lib/store.ts';
import { themeStore, type Theme } from '../../lib/browser/theme.ts';
import { Segment } from '../../ui/form/Segment.tsx';
import { t } from '../../lib/language/panels-messages.ts';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;
const options = (): { value: Theme; label: string; icon: React.ReactNode }[] => [
  { value: 'light', label: t('theme_light'), icon: <Sun {...icon} /> },
  { value: 'dark', label: t('theme_dark'), icon: <Moon {...icon} /> },
  { value: 'system', label: t('theme_system'), icon: <Monitor {...icon} /> },
];

export function ThemeSwitch() {
  const theme = useStore(themeStore, (state) => state.theme);
  return <Segment label={t('theme')} value={theme} options={options()} onChange={saveTheme} />;
}
