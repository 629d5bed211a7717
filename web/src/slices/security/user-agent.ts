/** Names the browser and system of a user agent, so that users recognise their own devices. */

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

/** Names what it recognises. Unknown parts are undefined. */
export function readAgent(agent: string | null): { browser?: string; system?: string } {
  if (!agent) return {};
  const browser = nameIn(browsers, agent);
  const system = nameIn(systems, agent);
  return { ...(browser ? { browser } : {}), ...(system ? { system } : {}) };
}

/** Tells whether the device is a phone or a tablet, for the icon. */
export const isHandheld = (agent: string | null): boolean => /\b(?:Mobile|iPhone|iPad|Android)\b/.test(agent ?? '');
