/** Answers one message of the Model Context Protocol. There are no sessions, so each message has a server of its own. */
import type { McpAnswer } from '#contract/mcp/api.ts';
import { mcpMessageRefused } from '#contract/mcp/errors.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { tools } from './tools/tools.ts';
import { callTool, describeTool } from './tools/tool.ts';

/** Reading the protocol's modules takes a quarter of a second, and most servers are never asked. */
const loadProtocol = async () => {
  const [{ McpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/mcp.js'),
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
  ]);
  return { McpServer, Transport: WebStandardStreamableHTTPServerTransport };
};

const instructions =
  'Speech on a Veery server. Call `list_voices` before `speak`, unless the user named a voice. Every speech costs credits, about one a character; `get_credits` says how many are left.';

/**
 * @param request its headers, as the protocol's package reads them
 * @returns undefined for a notification
 * @throws AppError 400 mcp_message_refused
 */
export async function answerMessage(ctx: Ctx, message: object, request: Request): Promise<McpAnswer | undefined> {
  const { McpServer, Transport } = await loadProtocol();
  const { installationName: title } = ctx.parts.config;
  const server = new McpServer({ name: 'veery', title, version: ctx.parts.version }, { instructions });
  for (const tool of tools) {
    const { name, ...described } = describeTool(ctx, tool);
    server.registerTool(name, described, (input: unknown) => callTool(ctx, tool, input));
  }
  const transport = new Transport({ enableJsonResponse: true });
  const close = () => void server.close();
  ctx.signal.addEventListener('abort', close);
  try {
    await server.connect(transport);
    const answer = await transport.handleRequest(request, { parsedBody: message });
    if (answer.status === 202) return undefined;
    const body = (await answer.json()) as McpAnswer;
    if (!answer.ok) throw AppError.from(mcpMessageRefused, { reason: String(body.error?.message ?? answer.status) });
    return body;
  } finally {
    ctx.signal.removeEventListener('abort', close);
    await server.close();
  }
}
