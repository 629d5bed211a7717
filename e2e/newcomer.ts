import type { Page } from '@playwright/test';
import { expect, signIn, type Product } from './test.ts';

let count = 0;

/** Somebody who has just signed up and verified their address, signed in in this page's browser: all first steps ahead. */
export async function newcomer(page: Page, product: Product): Promise<{ email: string; password: string }> {
  const person = { email: `newcomer${process.pid}-${++count}@example.test`, password: 'Str0ng!pass' };
  const operator = product.account();
  product.cli('user', 'grant-operator', '--email', operator.email);
  const ask = async (path: string, data: object) => {
    const response = await page.request.post(path, { data });
    expect(response.status(), path).toBeLessThan(300);
    return response.json() as Promise<Record<string, string>>;
  };
  await ask('/v1/auth/sign-up', { ...person, account_metadata: { accepts_terms: true } });
  const { id_token } = await ask('/v1/auth/sign-in', { email: operator.email, password: operator.password });
  let code: string | undefined;
  await expect(async () => {
    const outbox = await page.request.get('/v1/operator/outbox', { headers: { authorization: `Bearer ${id_token}` } });
    const { messages } = (await outbox.json()) as { messages: { to: string; text: string }[] };
    code = /oobCode=([\w-]+)/.exec(messages.find(({ to }) => to === person.email)?.text ?? '')?.[1];
    expect(code).toBeTruthy();
  }).toPass();
  await page.context().clearCookies();
  await ask('/v1/auth/verify-email', { action_code: code });
  await signIn(page, { ...person, user_id: '', workspace_id: '', api_key: '' });
  return person;
}
