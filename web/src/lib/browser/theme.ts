import { createStore } from '../store.ts';
import { onOtherTab, readLocal, writeLocal } from './storage.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const key = 'color-theme';
const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

export const themeStore = createStore<{ theme: Theme }>({ theme: readLocal(key, isTheme, 'light') });

/** Applies the theme. public/theme.js does the same before the first paint. */
function apply(): void {
  const { theme } = themeStore.get();
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark().matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark ? '#0c0c0e' : '#ffffff');
}

export function chooseTheme(theme: Theme): void {
  themeStore.set({ theme });
  writeLocal(key, theme);
  apply();
}

export const hasChosenTheme = (): boolean => readLocal<Theme | ''>(key, isTheme, '') !== '';

/** Runs after a sign-out has removed the stored choice. */
export function resetTheme(): void {
  themeStore.set({ theme: 'light' });
  apply();
}

/** Follows the choice of the system and of the other tabs. */
export function watchTheme(): void {
  prefersDark().addEventListener('change', apply);
  onOtherTab(key, (value) => {
    themeStore.set({ theme: isTheme(value) ? value : 'light' });
    apply();
  });
}
