import { Monitor, Moon, Sun } from 'lucide-react';
import { useStore } from '../lib/store.ts';
import { chooseTheme, themeStore, type Theme } from '../lib/theme.ts';
import { Segment } from '../ui/Segment.tsx';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;
const options: { value: Theme; label: string; icon: React.ReactNode }[] = [
  { value: 'light', label: 'Light', icon: <Sun {...icon} /> },
  { value: 'dark', label: 'Dark', icon: <Moon {...icon} /> },
  { value: 'system', label: 'System', icon: <Monitor {...icon} /> },
];

export function ThemeSwitch({ hasLabels = false }: { hasLabels?: boolean }) {
  const theme = useStore(themeStore, (state) => state.theme);
  return <Segment label="Theme" value={theme} options={options} isIconOnly={!hasLabels} onChange={chooseTheme} />;
}
