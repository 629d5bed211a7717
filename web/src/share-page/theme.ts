/** Light or dark, as the system says until the reader chooses. The app remembers the choice under the same name. */
import { data, find, onClick } from './data.ts';

const key = 'xi:color-theme';
const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');

const isDark = (): boolean => (root.dataset.theme === undefined ? system.matches : root.dataset.theme === 'dark');

function showLabel(): void {
  const label = (isDark() ? data.words.use_light : data.words.use_dark) ?? '';
  find('theme')?.setAttribute('aria-label', label);
  find('theme')?.setAttribute('title', label);
}

function readChoice(): string | undefined {
  try {
    return /^"(light|dark)"$/.exec(localStorage.getItem(key) ?? '')?.[1];
  } catch {
    // Storage is blocked.
    return undefined;
  }
}

export function startTheme(): void {
  if (!find('theme')) return;
  const choice = readChoice();
  // The address may name the colours.
  if (choice !== undefined && root.dataset.theme === undefined) root.dataset.theme = choice;
  showLabel();
  system.addEventListener('change', showLabel);
  onClick('theme', () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    showLabel();
    try {
      localStorage.setItem(key, JSON.stringify(root.dataset.theme));
    } catch {
      // The choice holds for this page.
    }
  });
}
