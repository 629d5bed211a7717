import { defineSamples } from '../../testing/samples.ts';

export const mcpSamples = defineSamples({
  endpoints: {
    'POST /mcp': () => ({ body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } }),
  },
  // The id of a message names nothing.
  ids: { 'POST /mcp id': { owner: 'shared', of: () => '1' } },
});
