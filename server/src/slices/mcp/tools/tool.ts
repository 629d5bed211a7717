/** What a tool is, and how it is described and called for the caller's permissions. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { missingPermissions } from '#contract/kit/access-errors.ts';
import { internalError } from '#contract/kit/common-errors.ts';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { authorize } from '../../../platform/identity/access/authorize.ts';

export interface Tool {
  name: string;
  title: string;
  description: string;
  /** The call of the API that does the same. Who may not make it may not call the tool. */
  endpoint: Endpoint;
  isReadOnly: boolean;
  input: z.ZodObject;
  /** @param input what `input` makes of the arguments */
  run(ctx: Ctx, input: unknown): Promise<ToolAnswer>;
}

export interface ToolAnswer {
  data: Record<string, unknown>;
  /** Beside the data, such as audio. */
  more?: CallToolResult['content'];
}

/** Ties the arguments of a tool to its schema. */
export const defineTool = <I extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'run'> & { input: I; run(ctx: Ctx, input: z.output<I>): Promise<ToolAnswer> },
): Tool => ({ ...tool, run: (ctx, input) => tool.run(ctx, tool.input.parse(input)) });

/** An assistant that knows why a tool is out of reach can tell its user. */
export function describeTool(ctx: Ctx, { name, title, description, endpoint, isReadOnly, input }: Tool) {
  const refusal = refusalOf(ctx, endpoint);
  return {
    name,
    title,
    description: refusal ? `Not available: ${reasonOf(refusal, endpoint)} ${description}` : description,
    inputSchema: input.shape,
    annotations: { title, readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false },
  };
}

const reasonOf = ({ status, message }: AppError, { permission }: Endpoint): string =>
  status === missingPermissions.status ? `this API key lacks the permission ${permission}.` : message;

function refusalOf(ctx: Ctx, endpoint: Endpoint): AppError | undefined {
  try {
    return void authorize(ctx.actor, endpoint);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** A failure is an answer that the assistant reads, and not an error of the protocol. */
export async function callTool(ctx: Ctx, tool: Tool, input: unknown): Promise<CallToolResult> {
  try {
    authorize(ctx.actor, tool.endpoint);
    const { data, more = [] } = await tool.run(ctx, input);
    return { content: [{ type: 'text', text: JSON.stringify(data) }, ...more], structuredContent: data };
  } catch (error) {
    if (!(error instanceof AppError)) ctx.log.error({ err: error, tool: tool.name }, 'a tool failed');
    const { status, message } = error instanceof AppError ? error : AppError.from(internalError);
    return { isError: true, content: [{ type: 'text', text: `${status}: ${message}` }] };
  }
}
