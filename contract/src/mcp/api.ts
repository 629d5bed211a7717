import { z } from 'zod';
import { crossOrigin } from '../kit/access-errors.ts';
import { endpoint } from '../kit/endpoint.ts';
import { mcpMessageRefused } from './errors.ts';

const Id = z.union([z.string(), z.number()]);

const Message = z
  .looseObject({
    jsonrpc: z.literal('2.0').describe('The edition of JSON-RPC.'),
    id: Id.optional().describe('The id of a request; a notification has none.'),
    method: z.string().optional().describe('What is asked for, such as `tools/list`.'),
    params: z.record(z.string(), z.unknown()).optional().describe('The parameters of the method.'),
  })
  .meta({ id: 'McpMessage' });

const Answer = z
  .looseObject({
    jsonrpc: z.literal('2.0').describe('The edition of JSON-RPC.'),
    id: Id.nullish().describe('The id of the request that is answered.'),
    result: z.record(z.string(), z.unknown()).optional().describe('The answer; absent where the request failed.'),
    error: z.record(z.string(), z.unknown()).optional().describe('Why the request failed; absent where it did not.'),
  })
  .meta({ id: 'McpAnswer' });

export type McpAnswer = z.output<typeof Answer>;

export const postMcp = endpoint({
  method: 'POST',
  path: '/mcp',
  operation: 'mcp_post',
  summary: 'Talk to the MCP server',
  description:
    'The server of the Model Context Protocol, with which assistants speak, list voices and models, read the history and ask for the credits that are left. It has no sessions: each request is answered by itself, as JSON. A notification is answered 202 without a body. A key may call the tools that its permissions cover, and the list of tools says which it may not.',
  tag: 'mcp',
  permission: 'any-key',
  cost: 'The tool `speak` costs what `POST /v1/text-to-speech/{voice_id}` costs. Everything else is free.',
  body: Message,
  response: Answer,
  mayBeAccepted: true,
  errors: [crossOrigin, mcpMessageRefused],
});
