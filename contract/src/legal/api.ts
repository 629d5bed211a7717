/** The privacy policy and the terms of use of an installation. */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { legalTextNotFound } from './errors.ts';
import { LegalDocument } from './types.ts';

export const getLegalText = endpoint({
  method: 'GET',
  path: '/v1/legal/{document}',
  operation: 'legal_getText',
  summary: 'Get a legal text',
  description:
    'Returns the privacy policy or the terms of use that the operator has put into the data folder. No credentials are needed.',
  tag: 'auth',
  access: 'public',
  permission: 'any-key',
  params: z.object({ document: LegalDocument.describe('Which text.') }),
  response: z.object({ text: z.string().describe('The text, in Markdown.') }),
  errors: [legalTextNotFound],
});
