/** Addresses that lead, or pretend to lead, somewhere else than to the public internet. None may be asked. */
import { describe, expect, it } from 'vitest';
import { isPublicAddress, privateHosts, readPrivateHost } from './addresses.ts';
import { createOutgoing } from './outgoing.ts';
import type { RefusalReason } from './port.ts';

/** Names of an attacker's own zone, and what they resolve to. */
const names: Record<string, string[]> = {
  localhost: ['127.0.0.1', '::1'],
  'loop.evil.example': ['127.0.0.1'],
  'office.evil.example': ['10.0.0.5', '192.168.1.1'],
  'metadata.google.internal': ['169.254.169.254'],
  'mapped.evil.example': ['::ffff:127.0.0.1'],
  'nat64.evil.example': ['64:ff9b::7f00:1'],
  'sixtofour.evil.example': ['2002:7f00:1::1'],
  'unique-local.evil.example': ['fd12:3456:789a::1'],
  'nowhere.evil.example': ['0.0.0.0'],
  'cgnat.evil.example': ['100.64.1.1'],
};

const evil: Record<RefusalReason, string[]> = {
  private_address: [
    'https://127.0.0.1/',
    'https://127.8.9.10:8443/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.0.1/',
    'https://192.0.0.192/opc/v2/',
    'https://198.18.0.1/',
    'https://203.0.113.9/',
    'https://224.0.0.1/',
    'https://240.0.0.1/',
    'https://255.255.255.255/',
    'https://168.63.129.16/',
    'https://100.100.100.200/',
    'https://[::]/',
    'https://[::1]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b:1::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:7f00:1::]/',
    'https://[2001:db8::1]/',
    'https://[fc00::1]/',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
    'https://localhost/',
    'https://LOCALHOST:8443/',
    ...Object.keys(names).map((name) => `https://${name}/`),
  ],
  invalid_address: [
    '',
    'example.org',
    '//example.org/',
    'https://',
    'https:///',
    'https://exa mple.org/',
    ' https://example.org/',
    'https://example.org/\r\nx-evil: 1',
    'https://exam\tple.org/',
    'https://example.org\\@127.0.0.1/',
    'https:\\\\127.0.0.1\\',
    'https:127.0.0.1',
    'https:/127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://127.0.1/',
    'https://0/',
    'https://１２７.0.0.1/',
    'https://127。0。0。1/',
    'https://①②⑦.0.0.1/',
    'https://127.0.0.1./',
    'https://localhost./',
    'https://example.org./',
    'https://[fe80::1%25eth0]/',
    'https://[::1/',
    'https://256.256.256.256/',
    'https://1.2.3.4.5/',
    'https://example.org:99999/',
    `https://example.org/${'a'.repeat(2048)}`,
  ],
  scheme: [
    'http://example.org/',
    'http://8.8.8.8/',
    'file:///etc/passwd',
    'ftp://example.org/',
    'gopher://127.0.0.1:6379/_INFO',
    'data:text/plain,hello',
    'javascript:alert(1)',
    'ws://example.org/',
    'unix:/var/run/docker.sock',
    'blob:https://example.org/1',
  ],
  credentials: [
    'https://user:password@example.org/',
    'https://user@example.org/',
    'https://:password@example.org/',
    'https://example.org@127.0.0.1/',
    'https://127.0.0.1:80@example.org/',
  ],
  port: [
    'https://8.8.8.8:22/',
    'https://8.8.8.8:25/',
    'https://8.8.8.8:53/',
    'https://8.8.8.8:445/',
    'https://8.8.8.8:1/',
    'https://8.8.8.8:6000/',
    'https://8.8.8.8:6667/',
    'https://public.example:22/',
  ],
  too_many_redirects: [],
};

const resolve = (host: string) =>
  Promise.resolve(
    (names[host.toLowerCase()] ?? ['8.8.8.8']).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );
const outgoing = createOutgoing({ resolve });

describe('evil addresses', () => {
  it.each(Object.entries(evil).flatMap(([reason, addresses]) => addresses.map((address) => [address, reason])))(
    'refuses %j (%s)',
    async (address, reason) => {
      await expect(outgoing(address, { maxBytes: 1000 })).rejects.toMatchObject({ name: 'OutgoingRefused', reason });
    },
  );

  it('knows public addresses', () => {
    for (const ip of [
      '8.8.8.8',
      '1.1.1.1',
      '172.32.0.1',
      '100.63.0.1',
      '192.0.1.1',
      '2606:4700::1111',
      '2a00:1450::5',
    ]) {
      expect(isPublicAddress(ip), ip).toBe(true);
    }
    for (const ip of ['', 'example.org', '8.8.8', '8.8.8.8/32', '::ffff:8.8.8.8']) {
      expect(isPublicAddress(ip), ip).toBe(false);
    }
  });
});

describe('private hosts of the operator', () => {
  it('reads names, addresses and networks, with ports', () => {
    for (const host of [
      'gpu.lan',
      'GPU.lan:8000',
      '10.0.0.5',
      '10.0.0.5:80',
      '10.0.0.0/8',
      'fd00::5',
      '[fd00::5]:80',
    ]) {
      expect(readPrivateHost(host), host).toBeDefined();
    }
    for (const host of ['', 'http://gpu.lan', 'gpu lan', 'gpu.lan:0', 'gpu.lan:70000', '10.0.0.0/40', '*', 'a/b']) {
      expect(readPrivateHost(host), host).toBeUndefined();
    }
  });

  it('allows only what is listed, on its port', () => {
    const { mayConnect } = privateHosts(['gpu.lan:8000', '10.1.0.0/16']);
    expect(mayConnect('gpu.lan', '192.168.1.5', 8000)).toBe(true);
    expect(mayConnect('gpu.lan', '192.168.1.5', 5432)).toBe(false);
    expect(mayConnect('other.lan', '192.168.1.5', 8000)).toBe(false);
    expect(mayConnect('any.example', '10.1.2.3', 5432)).toBe(true);
    expect(mayConnect('any.example', '10.2.2.3', 5432)).toBe(false);
  });

  it('never allows what tells a virtual machine its secrets', () => {
    const { mayConnect } = privateHosts(['0.0.0.0/0', '::/0', 'metadata.google.internal']);
    expect(mayConnect('metadata.google.internal', '169.254.169.254', 80)).toBe(false);
    expect(mayConnect('evil.example', '::ffff:169.254.169.254', 80)).toBe(false);
    expect(mayConnect('evil.example', 'fd00:ec2::254', 80)).toBe(false);
  });
});
