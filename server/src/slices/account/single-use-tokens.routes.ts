import * as api from '#contract/single-use-tokens.ts';
import { on } from '../../context.ts';
import { issueToken } from './single-use-tokens.service.ts';

export const singleUseTokenRoutes = [
  on(api.createSingleUseToken, (ctx, { params }) => issueToken(ctx, params.token_type)),
];
