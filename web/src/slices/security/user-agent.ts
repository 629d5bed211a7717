/** What a browser calls itself, in the words of people. Only for recognising one's own devices. */

const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFxiOS\/|\bFirefox\//, 'Firefox'],
  [/\bCriOS\/|\bHeadlessChrome\/|\bChrome\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: [RegExp, string][], agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1];

/** Undefined where it is not known. */
export function readAgent(agent: string | null): { browser?: string; system?: string } {
  if (!agent) return {};
  const browser = nameIn(browsers, agent);
  const system = nameIn(systems, agent);
  return { ...(browser ? { browser } : {}), ...(system ? { system } : {}) };
}

/** A phone or tablet, for the icon. */
export const isHandheld = (agent: string | null): boolean => /\b(?:Mobile|iPhone|iPad|Android)\b/.test(agent ?? '');
