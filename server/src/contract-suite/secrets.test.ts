/** Answers with secrets are shown once: they are marked, and never kept to be given again. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isJsonAnswer, type Endpoint } from '#contract/kit/endpoint.ts';
import { endpoints, nameOf } from './endpoints.suite.ts';

interface Printed {
  properties?: Record<string, Printed>;
  'x-secret'?: boolean;
  [keyword: string]: unknown;
}

const secretNames = /(^|_)(api_key|token|secret|password|backup_code|internal_code)$/;
/** Fields of such names that let nobody in: where the next page begins. */
const harmless = ['next_page_token'];

/** Every field of an answer, however deep, with its name. */
function fieldsOf({ response }: Endpoint): [string, Printed][] {
  if (!isJsonAnswer(response)) return [];
  const found: [string, Printed][] = [];
  function walk(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    const { properties = {} } = value as Printed;
    if (!Array.isArray(value)) found.push(...Object.entries(properties));
    for (const inner of Object.values(value)) walk(inner);
  }
  walk(z.toJSONSchema(response as unknown as z.ZodType, { unrepresentable: 'any' }));
  return found;
}

const holdsSecret = (endpoint: Endpoint) => fieldsOf(endpoint).some(([, field]) => field['x-secret']);

test('every field with the name of a secret is marked as one', () => {
  const unmarked = endpoints.flatMap((endpoint) =>
    fieldsOf(endpoint)
      .filter(
        ([name, field]) =>
          secretNames.test(name) && !['null', 'boolean'].includes(String(field.type)) && !field['x-secret'],
      )
      .filter(([name]) => !harmless.includes(name))
      .map(([name]) => `${nameOf(endpoint)}: ${name}`),
  );
  expect(unmarked).toEqual([]);
  expect(endpoints.filter(holdsSecret).length).toBeGreaterThan(6);
});

test('answers that are kept for an Idempotency-Key contain no secret', () => {
  const kept = endpoints.filter(({ idempotent }) => idempotent);
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter(holdsSecret).map(nameOf)).toEqual([]);
});
