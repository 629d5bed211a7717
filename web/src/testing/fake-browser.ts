/** A browser with storage, cookies and fetch for tests in Node. */
import { vi, type Mock } from 'vitest';

class FakeStorage {
  setItem(key: string, value: string): void {
    (this as Record<string, unknown>)[key] = value;
  }
  getItem(key: string): string | null {
    return ((this as Record<string, unknown>)[key] as string | undefined) ?? null;
  }
  removeItem(key: string): void {
    delete (this as Record<string, unknown>)[key];
  }
}

const blocked = {
  getItem() {
    throw new Error('blocked');
  },
  setItem() {
    throw new Error('blocked');
  },
};

/** Keeps cookies as a browser does: by name, each set by its own string. */
class Page extends EventTarget {
  readonly jar: Map<string, string>;
  hidden = false;
  documentElement = { dataset: {} };
  #isBlocked: boolean;
  constructor(jar: Map<string, string>, isBlocked: boolean) {
    super();
    this.jar = jar;
    this.#isBlocked = isBlocked;
  }
  querySelector = () => null;
  get cookie() {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  set cookie(text: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (this.#isBlocked) return;
    if (text.includes('Max-Age=0')) this.jar.delete(name);
    else this.jar.set(name, value);
  }
}

interface FakeBrowserOptions {
  /** Storage and cookies are blocked. */
  isBlocked?: boolean;
  /** An earlier page of the same browser, whose storage is taken over. */
  before?: FakeBrowser;
  hasSignal?: boolean;
}

export interface FakeBrowser {
  local: FakeStorage;
  session: FakeStorage;
  jar: Map<string, string>;
  page: Page;
  reload: Mock<() => void>;
  /** The mock of `fetch`. */
  send: Mock<(url: string, init?: RequestInit) => Promise<Response>>;
}

/** Replaces the globals. Import modules afresh afterwards (vi.resetModules). */
export function fakeBrowser({ isBlocked = false, before, hasSignal }: FakeBrowserOptions = {}): FakeBrowser {
  const local = before?.local ?? new FakeStorage();
  const session = before?.session ?? new FakeStorage();
  const jar = before?.jar ?? new Map<string, string>();
  const page = new Page(jar, isBlocked);
  const reload = vi.fn<() => void>();
  const send = vi.fn((_url: string, _init?: RequestInit) => Promise.resolve(Response.json({ status: 'ok' })));
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('location', {
    protocol: 'https:',
    hostname: 'voice.example.test',
    origin: 'https://voice.example.test',
    reload,
  });
  vi.stubGlobal('localStorage', isBlocked ? blocked : local);
  vi.stubGlobal('sessionStorage', isBlocked ? blocked : session);
  vi.stubGlobal('navigator', hasSignal ? { globalPrivacyControl: true } : {});
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage = () => undefined;
    },
  );
  return { local, session, jar, page, reload, send };
}

/** Gives the bodies of the calls to a path. */
export const bodiesTo = ({ send }: Pick<FakeBrowser, 'send'>, path: string): unknown[] =>
  send.mock.calls
    .filter(([url]) => url.split('?')[0]?.endsWith(path))
    .map(([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : 'null') as unknown);
