import { declareError } from '../kit/declared-error.ts';

export const mcpMessageRefused = declareError(400, 'mcp_message_refused', {
  example: { reason: 'Bad Request: Unsupported protocol version' },
  message: ({ reason }) => `The message was refused: ${reason}`,
  when: 'The message is no message of the Model Context Protocol, or its client speaks an edition that is not known here.',
  remedy: 'Update the client, or send a message as the protocol describes it.',
});
