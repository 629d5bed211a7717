import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutgoing } from './outgoing.ts';

/** Made for this test, and trusted nowhere: signed by itself for files.example, valid for a hundred years. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg0hp1vEjXAhh3q5BE
Pu43tgnBA7RqMl6dsb3tdMoPJMqhRANCAASifmWhwd4WwypbWKeGK5ZMwjRXt972
N7Y52cgRraoPPh09dk8YbDo2OEth5XLKwQ6A+6NclE98eAc9L4oUYT76
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBoTCCAUegAwIBAgIUY60AJ6To9UkO9Swwta6ZI+shNrYwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNZmlsZXMuZXhhbXBsZTAgFw0yNjExMjMwNzM4MzZaGA8yMTI2
MTAzMDA3MzgzNlowGDEWMBQGA1UEAwwNZmlsZXMuZXhhbXBsZTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABKJ+ZaHB3hbDKltYp4YrlkzCNFe33vY3tjnZyBGtqg8+
HT12TxhsOjY4S2HlcsrBDoD7o1yUT3x4Bz0vihRhPvqjbTBrMB0GA1UdDgQWBBQC
edWZtC0XTeaq0mswVkOPuu3H8TAfBgNVHSMEGDAWgBQCedWZtC0XTeaq0mswVkOP
uu3H8TAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDWZpbGVzLmV4YW1wbGUw
CgYIKoZIzj0EAwIDSAAwRQIhAMWxv5QUdI7ME8r7GxSQfn0gcZ/0Lhghhg+0xjku
OMKAAiAGmS9J5wBqhTxuJqIj94WOP90QsofR8brXp17Yf4cE5w==
-----END CERTIFICATE-----`;

const server = https.createServer({ key, cert }, (_request, response) => response.end('hello'));
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
const ask = (host: string, ca?: string) =>
  createOutgoing({ allowPrivate: ['127.0.0.1'], resolve, ...(ca === undefined ? {} : { ca }) })(
    `https://${host}:${(server.address() as AddressInfo).port}/`,
    { maxBytes: 100 },
  );

test('a certificate that nobody vouches for is refused, by name and by address', async () => {
  await expect(ask('files.example')).rejects.toMatchObject({ reason: 'tls' });
  await expect(ask('127.0.0.1')).rejects.toMatchObject({ reason: 'tls' });
});

test('a certificate that is trusted is good for its own name only', async () => {
  expect(await (await ask('files.example', cert)).text()).toBe('hello');
  await expect(ask('other.example', cert)).rejects.toMatchObject({
    reason: 'tls',
    message: expect.stringContaining('other.example') as string,
  });
  await expect(ask('127.0.0.1', cert)).rejects.toMatchObject({ reason: 'tls' });
});
