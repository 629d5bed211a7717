import * as api from '#contract/mcp/api.ts';
import { on } from '../../context.ts';
import { answerMessage } from './mcp.service.ts';

export const mcpRoutes = [
  on(api.postMcp, async (ctx, { body }, exchange) => {
    // A page of another site must not use what the browser can reach.
    exchange.refuseForeignPage();
    return answerMessage(ctx, body, toWebRequest(exchange.header('mcp-protocol-version')));
  }),
];

/** The body is read already, and is not in it. Whatever the client accepts, the answer is JSON. */
const toWebRequest = (protocolVersion: string | undefined): Request =>
  new Request('http://localhost/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(protocolVersion === undefined ? {} : { 'mcp-protocol-version': protocolVersion }),
    },
  });
