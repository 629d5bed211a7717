import { expect, it } from 'vitest';
import { checkedByForms, readSources } from './contract-plugin.ts';

it('finds the calls whose bodies are read, under whatever name', () => {
  const form = `import { signIn, signOut as end } from '#contract/sign-in/api.ts';
    resolver(signIn.body); end.body.parse({});`;
  const other = `import { getUser } from '#contract/profile/api.ts'; const { body } = answer; getUser.path;`;
  expect([...checkedByForms([form, other])]).toEqual(['sign-in/api.ts signIn', 'sign-in/api.ts signOut']);
});

it('finds the call of every form', () => {
  const sources = readSources();
  const forms = sources.flatMap((text) => [...text.matchAll(/standardSchemaResolver\(/g)]);
  expect(forms.length).toBeGreaterThan(0);
  expect(checkedByForms(sources).size).toBe(forms.length);
});
