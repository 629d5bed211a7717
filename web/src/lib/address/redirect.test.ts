import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { pages } from '#contract/pages.ts';
import { continuePath } from '#contract/sign-in/redirects.ts';
import { safeRedirect } from './redirect.ts';

const origin = 'http://veery.test';
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());
afterAll(() => warn.mockRestore());

describe('safeRedirect', () => {
  it.each([
    '/app/home',
    '/app/speech-synthesis/text-to-speech',
    '/app/speech-synthesis/text-to-speech/history?x=1',
    '/app/speech-synthesis/text-to-speech/bulk',
    '/app/history?panel=history#top',
    '/app/audio-native/settings/player',
    '/app/subscription',
    '/app/usage/workspace',
    '/affiliates',
    '/app/request-alpha-access',
    '/app/dubs',
    '/app/redirect',
    '/v1/dubs/dub_1-A',
    '/v1/projects/21m00Tcm4TlvDq8ikWAM',
    '/app/voice-lab/share/abc/DEF',
    '/sound-effects/rain-on-tin',
    '/app/studio/21m00Tcm4TlvDq8ikWAM',
    '/app/integrations/vercel/callback?code=1&configurationId=2&next=https%3A%2F%2Fv.test&source=s&teamId=t',
  ])('allows %s', (path) => {
    expect(safeRedirect(path, origin)).toBe(path);
    expect(safeRedirect(origin + path, origin)).toBe(path);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    'https://evil.test/app/home',
    '//evil.test/app/home',
    '/\\evil.test/app/home',
    '\\/evil.test',
    '/app/speech-synthesis/../../evil',
    '/app/speech-synthesis/%2e%2e/x',
    '/app/speech-synthesis/a/b/c',
    '/app/instance',
    '/app/settings/api-keys',
    '/app/history/',
    '/app/historyx',
    '/v1/dubs/a/audio',
    '/v1/user',
    '/app/voice-lab/share/abc',
    '/app/studio/a%2Fb',
    '/app/integrations/vercel/callback?code=1&token=2',
    '/app/integrations/a/b/callback',
    'javascript:alert(1)',
    'http://veery.test.evil.test/app/home',
    'http://veery.test@evil.test/app/home',
    '/app/ho\tme',
    '/app/home\n',
    ' /app/home',
  ])('refuses %s and says so', (path) => {
    expect(safeRedirect(path, origin)).toBe(pages.home);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('goes home without a word when nothing is asked', () => {
    expect([undefined, null, ''].map((value) => safeRedirect(value, origin))).toEqual([
      pages.home,
      pages.home,
      pages.home,
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  const pieces = ['/', '\\', '.', '..', '%2e', '%2f', '%5c', '?', '#', '@', ':', '\t', '\n', ' ', 'http:', 'evil.test'];
  const disguises = ['。', '／', '\u200b', '\u0000', ';', '&', '=', 'javascript:', 'data:', '%00', '%0d%0a', '\u202e'];
  const words = [
    'app',
    'home',
    'history',
    'usage',
    'v1',
    'dubs',
    'studio',
    'share',
    'voice-lab',
    'integrations',
    'callback',
    'sign-in',
    'settings',
    'onboarding',
  ];
  const address = fc
    .array(fc.oneof(fc.constantFrom(...pieces, ...disguises), fc.constantFrom(...words), fc.string({ maxLength: 3 })), {
      maxLength: 12,
    })
    .map((parts) => parts.join(''));
  const anything = fc.oneof(
    address,
    address.map((text) => `/app/${text}`),
    address.map((text) => origin + text),
  );

  function expectOwn(target: string): void {
    const url = new URL(target, origin);
    expect(url.origin).toBe(origin);
    // The browser must go to exactly the address that was checked.
    expect(target.split(/[?#]/, 1)[0]).toBe(url.pathname);
    expect(url.pathname).toMatch(/^\/[A-Za-z0-9_/-]+$/);
  }

  it('never leads anywhere else, whatever it is given', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const target = safeRedirect(value, origin);
        expectOwn(target);
        expect(safeRedirect(target, origin)).toBe(target);
      }),
      { numRuns: 5000 },
    );
  });

  it('nor does the link of a mail', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const target = continuePath(value, origin);
        if (target !== undefined) expectOwn(target);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('continuePath', () => {
  it.each(['/app/sign-in?redirect=%2Fapp%2Fusage', '/app/onboarding', '/app/settings/workspace-invites', '/app/home'])(
    'allows %s',
    (path) => {
      expect(continuePath(path, origin)).toBe(path);
      expect(continuePath(origin + path, origin)).toBe(path);
    },
  );

  it.each([
    'https://evil.test/app/sign-in',
    '//evil.test',
    '/app/instance',
    '/app/sign-in/',
    '/app/settings/a/b',
    '/v1/user',
  ])('refuses %s', (path) => expect(continuePath(path, origin)).toBeUndefined());
});
