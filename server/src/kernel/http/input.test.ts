import { expect, test } from 'vitest';
import { z } from 'zod';
import { ValidationError } from '../errors.ts';
import { validate } from './input.ts';

test.each([
  ['a text', z.string()],
  ['one of several values', z.enum(['monthly', 'yearly'])],
  ['a certain value', z.literal('ok')],
  ['a text that is read as a number', z.coerce.number()],
  ['one of several kinds', z.union([z.number(), z.literal('unlimited')])],
])('%s that is left out is missing, whatever could stand there', (_, field) => {
  const answer = validate(z.object({ field }), 'body', {});
  const error = 'error' in answer ? answer.error : undefined;
  expect(error).toBeInstanceOf(ValidationError);
  expect(error?.issues).toEqual([{ type: 'missing', loc: ['body', 'field'], msg: 'Field required' }]);
});
