import { getLegalText } from '#contract/legal/api.ts';
import { on } from '../../context.ts';
import * as legal from './legal.service.ts';

export const legalRoutes = [
  on(getLegalText, async (ctx, { params }) => ({ text: await legal.getLegalText(ctx, params.document) })),
];
