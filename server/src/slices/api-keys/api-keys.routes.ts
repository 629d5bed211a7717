import * as api from '#contract/api-keys/api.ts';
import { on } from '../../context.ts';
import { ValidationError } from '../../kernel/errors.ts';
import { readProof } from '../../platform/identity/access/read-proof.ts';
import * as keys from './api-keys.service.ts';
import { listKeyRequests } from '../../platform/identity/keys/key-requests.ts';

const ok = { status: 'ok' as const };

export const apiKeyRoutes = [
  on(api.listApiKeys, (ctx) => keys.listKeys(ctx)),
  on(api.listApiKeyRequests, (ctx, { params }) => listKeyRequests(ctx, params.key_id)),
  on(api.createApiKey, (ctx, { body }, exchange) => keys.createKeyWithProof(ctx, body, readProof(exchange))),
  on(api.rotateApiKey, (ctx, { body }, exchange) => keys.rotateKey(ctx, body, readProof(exchange))),
  on(api.disableOwnApiKey, async (ctx) => {
    await keys.disableOwnKey(ctx);
    return ok;
  }),
  on(api.editApiKey, async (ctx, { body }, exchange) => {
    await keys.editKey(ctx, body, readProof(exchange));
    return ok;
  }),
  on(api.deleteApiKey, async (ctx, { query, body }) => {
    const key_id = query.key_id ?? body?.key_id;
    if (key_id === undefined)
      throw new ValidationError([{ type: 'missing', loc: ['query', 'key_id'], msg: 'Field required' }]);
    await keys.deleteKey(ctx, key_id);
    return ok;
  }),
];
