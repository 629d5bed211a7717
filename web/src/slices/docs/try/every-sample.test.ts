/** The code samples of every operation that the product describes. */
import { expect, it } from 'vitest';
import { describeProduct } from '../../../../../server/src/testing/describe-product.ts';
import { readOpenApi, type OpenApiDocument } from '../documents/openapi.ts';
import { initialValues } from './request.ts';
import { samplesOf } from './samples.ts';

const { operations } = readOpenApi(describeProduct() as unknown as OpenApiDocument);

it.each(operations)('$method $path has samples without holes', (operation) => {
  for (const { label, code } of samplesOf(operation, initialValues(operation), 'https://veery.test')) {
    expect(code, label).toContain('https://veery.test/');
    expect(code, label).not.toMatch(/undefined|\[object Object\]|\{[a-z_]+\}/);
  }
});
