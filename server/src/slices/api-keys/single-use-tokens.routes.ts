import * as api from '#contract/single-use-tokens.ts';
import { on } from '../../context.ts';
import { issueToken } from '../../platform/identity/single-use-tokens.ts';

export const singleUseTokenRoutes = [
  on(api.createSingleUseToken, (ctx, { params }) => issueToken(ctx, params.token_type)),
];
