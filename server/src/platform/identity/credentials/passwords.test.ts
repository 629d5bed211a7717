import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

// Tests hash cheaply, so that only a process of its own shows what an installation does.
test('outside of tests a password hash takes 19 MiB and two passes of argon2id', () => {
  const script = `import { hashPassword } from ${JSON.stringify(new URL('./passwords.ts', import.meta.url).href)};
    console.log(await hashPassword('Str0ng!pass'));`;
  const hash = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
