/** How programs that were not written for this server connect to it. */
import type { Example } from './socket-examples.ts';

const placeholder = 'YOUR_API_KEY';

export const openAiExamples = (origin: string): Example[] => [
  {
    label: 'OpenAI · curl',
    code: [
      `curl '${origin}/v1/audio/speech' \\`,
      `  -H 'authorization: Bearer ${placeholder}' \\`,
      "  -H 'content-type: application/json' \\",
      `  -d '{"model":"tts-1","voice":"alloy","input":"Hello!"}' -o hello.mp3`,
    ].join('\n'),
  },
  {
    label: 'OpenAI · SDK',
    code: [
      "import OpenAI from 'openai';",
      '',
      `const client = new OpenAI({ baseURL: '${origin}/v1', apiKey: '${placeholder}' });`,
      "const speech = await client.audio.speech.create({ model: 'tts-1', voice: 'alloy', input: 'Hello!' });",
    ].join('\n'),
  },
];

export const mcpExamples = (origin: string): Example[] => [
  {
    label: 'MCP',
    code: JSON.stringify(
      {
        mcpServers: {
          veery: { type: 'http', url: `${origin}/mcp`, headers: { Authorization: `Bearer ${placeholder}` } },
        },
      },
      null,
      2,
    ),
  },
];
