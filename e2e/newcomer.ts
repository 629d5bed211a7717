import type { Page } from '@playwright/test';
import { linkIn, mailTo } from './mails.ts';
import { expect, signIn, type Product } from './test.ts';

let count = 0;

/**
 * Signs up a user, verifies their address, and signs them in in this page's browser. Their onboarding is still ahead.
 */
export async function newcomer(page: Page, product: Product): Promise<{ email: string; password: string }> {
  const person = { email: `newcomer${process.pid}-${++count}@example.test`, password: 'Str0ng!pass' };
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { data });
    expect(response.status(), path).toBeLessThan(300);
  };
  await post('/v1/auth/sign-up', { ...person, account_metadata: { accepts_terms: true } });
  const link = new URL(linkIn(await mailTo(product, person.email, /Verify/)));
  await post('/v1/auth/verify-email', { action_code: link.searchParams.get('oobCode') });
  await signIn(page, { ...person, user_id: '', workspace_id: '', api_key: '' });
  return person;
}
