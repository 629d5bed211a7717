/** The one way to make an error: from its declaration, with the parameters that its sentence has. */
import { expect, expectTypeOf, test } from 'vitest';
import { invalidBatchRow } from '#contract/speech-batches/errors.ts';
import { invalidEmail } from '#contract/sign-up/errors.ts';
import { textTooLong } from '#contract/speech/errors.ts';
import { tooManyConcurrentRequests } from '#contract/usage/errors.ts';
import { declareError, renderError, type NoParams } from '#contract/kit/declared-error.ts';
import { AppError } from './errors.ts';

test('all that an error says comes from its declaration', () => {
  const error = AppError.from(textTooLong, { characters: 12, limit: 10, holder: 'this model' });
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({
    http: 400,
    status: 'max_character_limit_exceeded',
    code: 'text_too_long',
    type: 'validation_error',
    message: "This request's text has 12 characters and exceeds the character limit of 10 characters for this model.",
    param: 'text',
    headers: {},
    params: { characters: 12, limit: 10, holder: 'this model' },
  });
});

test('headers, code and the input at fault may follow from the parameters', () => {
  expect(AppError.from(tooManyConcurrentRequests, { running: 3, limit: 2 }).headers).toEqual({
    'retry-after': '1',
    'current-concurrent-requests': '3',
    'maximum-concurrent-requests': '2',
  });
  const row = { row_index: 4, reason_status: 'voice_not_found', reason: 'No voice.' };
  expect(AppError.from(invalidBatchRow, row)).toMatchObject({
    status: 'invalid_batch_row',
    code: 'voice_not_found',
    param: 'rows.4',
    message: 'Row 5: No voice.',
  });
});

test('an error without parameters is made of its declaration alone; a call may name another input and a cause', () => {
  expect(AppError.from(invalidEmail)).toMatchObject({ param: 'email', params: {} });
  const cause = new Error('why');
  expect(AppError.from(invalidEmail, {}, { param: 'new_email', cause })).toMatchObject({ param: 'new_email', cause });
});

test('a missing, misspelt or superfluous parameter fails the types', () => {
  type TextTooLong = typeof textTooLong.example;
  expectTypeOf<TextTooLong>().toEqualTypeOf<{ characters: number; limit: number; holder: string }>();
  expectTypeOf(invalidEmail.example).toEqualTypeOf<NoParams>();
  const fromTextTooLong = AppError.from<TextTooLong>;
  expectTypeOf(fromTextTooLong).parameter(1).toEqualTypeOf<TextTooLong>();
  expectTypeOf({ characters: 1, limit: 1 }).not.toExtend<TextTooLong>();
  expectTypeOf({ characters: 1, limit: 1, model: 'x' }).not.toExtend<TextTooLong>();
  expectTypeOf({ email: 'x' }).not.toExtend<NoParams>();
});

test('the example in the reference is the sentence with example values', () => {
  const declared = declareError(409, 'busy', {
    example: { count: 2 },
    message: ({ count }) => `${count} are busy.`,
    when: 'Some are busy.',
    remedy: 'Wait.',
  });
  expect(renderError(declared, declared.example)).toEqual({
    http: 409,
    status: 'busy',
    code: 'busy',
    type: 'conflict',
    message: '2 are busy.',
    param: null,
    headers: {},
  });
});
