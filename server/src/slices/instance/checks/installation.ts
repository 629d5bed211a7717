/** The checks of how this installation is set up: Node, its disk, its address, who may sign up, its web app. */
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../../installation.ts';
import type { Config } from '../../../kernel/boot/config.ts';
import { coded, fail, megabytes, ok, toMegabytes, warn, type CodedFinding } from './findings.ts';

/** Below this the server refuses to start; see kernel/boot/data-folder.ts. */
const minFreeBytes = 48 * 1024 * 1024;
const comfortableFreeBytes = 1024 * 1024 * 1024;

/** Checks that Node runs TypeScript directly. scripts/setup.mjs installs a newer Node where it does not. */
export function checkNode(): CodedFinding {
  const { version } = process;
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 24) return coded('node_ok', { version }, ok('Node', `${version} runs this.`));
  const message = `${version} runs this and Veery is made for 24.`;
  return coded('node_old', { version }, warn('Node', message, 'start it through npm, or install Node 24'));
}

export async function checkDisk({
  dataDir,
  minFreeBytes: reserve,
}: Pick<Config, 'dataDir' | 'minFreeBytes'>): Promise<CodedFinding> {
  const disk = await fs.statfs(dataDir);
  const free = disk.bavail * disk.bsize;
  const params = { free_mb: toMegabytes(free), min_free_mb: toMegabytes(reserve) };
  const message = `${dataDir} can be written to; ${megabytes(free)} free.`;
  if (free < minFreeBytes) {
    return coded('disk_reserve', params, fail('data folder', message, 'free some space: Veery does not start'));
  }
  if (free < reserve) {
    const fix = 'free some space: no speech begins (MIN_FREE_SPACE_MB)';
    return coded('disk_reserve', params, fail('data folder', message, fix));
  }
  if (free < comfortableFreeBytes) return coded('disk_low', params, warn('data folder', message, 'free some space'));
  return coded('disk_ok', params, ok('data folder', message));
}

const listensHere = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.');

/**
 * Compares the address that people open with the one that the server listens on, and warns where others can listen in.
 */
export function checkAddress({ host, port, publicUrl: url, isLoopback, trustProxy }: Config): CodedFinding {
  const message = `people open ${url}; the server listens on ${host}:${port}.`;
  const params = { url, host };
  if (isLoopback && listensHere(host)) {
    return coded('address_ok', params, ok('address', `${message} Only this machine can reach it.`));
  }
  if (isLoopback) {
    const text = `${message} Others can reach it, and links lead to their own machine.`;
    return coded('address_loopback', params, warn('address', text, 'set PUBLIC_URL'));
  }
  if (!url.startsWith('https:')) {
    const fix = 'put an https proxy before it, set PUBLIC_URL';
    return coded('address_plain', params, warn('address', `${message} Passwords travel readable.`, fix));
  }
  if (trustProxy.length === 0) {
    const text = `${message} Every caller has the address of the proxy.`;
    return coded('address_proxy', params, warn('address', text, 'set TRUST_PROXY to the proxy'));
  }
  return coded('address_ok', params, ok('address', message));
}

export function checkSignUp({
  signUp: mode,
  host,
  isLoopback,
}: Pick<Config, 'signUp' | 'host' | 'isLoopback'>): CodedFinding {
  if (mode !== 'open') return coded('sign_up_ok', { mode }, ok('sign-up', `${mode}.`));
  if (isLoopback && listensHere(host)) {
    return coded('sign_up_ok', { mode }, ok('sign-up', 'open, to those on this machine.'));
  }
  const message = 'open: whoever reaches the server can make an account.';
  return coded('sign_up_open', {}, warn('sign-up', message, 'set SIGN_UP to invite or closed'));
}

export function checkWebApp(): CodedFinding {
  if (existsSync(path.join(root, 'dist/web/index.html'))) return coded('web_app_ok', {}, ok('web app', 'is built.'));
  const message = 'is not built; only the API answers.';
  return coded('web_app_missing', {}, warn('web app', message, 'npm start builds it'));
}

export function checkAccounts(accounts: number, operators: number): CodedFinding {
  const params = { accounts, operators };
  const message = `${accounts} in all, ${operators} with the rights of an operator.`;
  if (accounts === 0) {
    const fix = 'open the link that npm start prints, or use: cli user create';
    return coded('accounts_no_operator', params, warn('accounts', 'there is none yet.', fix));
  }
  if (operators > 0) return coded('accounts_ok', params, ok('accounts', message));
  const fix = 'name one with: cli user grant-operator --email E';
  return coded('accounts_no_operator', params, warn('accounts', message, fix));
}
