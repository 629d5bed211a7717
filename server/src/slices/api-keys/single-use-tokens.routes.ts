import * as api from '#contract/api-keys/api.ts';
import { on } from '../../context.ts';
import { issueToken } from '../../platform/identity/access/single-use-tokens.ts';

export const singleUseTokenRoutes = [
  on(api.createSingleUseToken, (ctx, { params }) => issueToken(ctx, params.token_type)),
];
