/** Reads what the product has mailed, as an operator without a mail server does. */
import { expect, type Page } from '@playwright/test';
import type { Account } from '../server/src/testing/product.ts';
import type { Product } from './test.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

const operators = new WeakMap<Product, Account>();

/** There is one for each product. */
export function operatorOf(product: Product): Account {
  const known = operators.get(product);
  if (known) return known;
  const made = product.account('operator');
  operators.set(product, made);
  return made;
}

const tokens = new WeakMap<Product, { token: string; since: number }>();

/** A bearer token is valid for ten minutes, so this one is good for the next few. */
export async function operatorToken(product: Product): Promise<string> {
  const known = tokens.get(product);
  if (known && Date.now() - known.since < 5 * 60_000) return known.token;
  const { email, password } = operatorOf(product);
  const response = await fetch(`${product.url}/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { id_token } = (await response.json()) as { id_token: string };
  tokens.set(product, { token: id_token, since: Date.now() });
  return id_token;
}

/** Lists the mails to one address, newest first. */
export async function mailsTo(product: Product, address: string): Promise<Mail[]> {
  const response = await fetch(`${product.url}/v1/operator/outbox`, {
    headers: { authorization: `Bearer ${await operatorToken(product)}` },
  });
  const { messages } = (await response.json()) as { messages: Mail[] };
  return messages.filter(({ to }) => to === address);
}

/** Waits for the newest mail with that subject, because the queue writes mails. */
export async function mailTo(product: Product, address: string, subject: string | RegExp): Promise<Mail> {
  const matches = (mail: Mail) => (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject));
  const find = async () => (await mailsTo(product, address)).find(matches);
  await expect.poll(find, { message: `a mail “${String(subject)}” to ${address}` }).toBeTruthy();
  return (await find())!;
}

/** Returns the page that a mail leads to. */
export function linkIn({ text }: Mail): string {
  const link = /https?:\/\/\S+\/app\/\S+/.exec(text)?.[0];
  expect(link, text).toBeTruthy();
  return link!;
}

export async function openMail(page: Page, product: Product, address: string, subject: string): Promise<void> {
  await page.goto(linkIn(await mailTo(product, address, subject)));
}

/** Completes the onboarding for journeys that do not walk through it. */
export async function skipFirstSteps(page: Page, { email, password }: { email: string; password: string }) {
  const response = await page.request.post('/v1/auth/sign-in', { data: { email, password } });
  const { id_token } = (await response.json()) as { id_token: string };
  const done = await page.request.post('/v1/user/onboarding-survey-complete', {
    headers: { authorization: `Bearer ${id_token}` },
    data: { first_name: 'Mia', role: 'other', timezone: 'Europe/Berlin', source: 'other' },
  });
  expect(done.ok()).toBe(true);
}
