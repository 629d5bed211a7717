/** Audio in the answers of tools. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { Ctx } from '../../../context.ts';

export const AudioChoice = z
  .enum(['link', 'base64', 'both', 'none'])
  .describe(
    'How the audio is returned: `link` is an address that takes the same API key, `base64` has the bytes in the answer, up to 3 MB.',
  );
type AudioChoice = z.output<typeof AudioChoice>;

const maxInlineBytes = 3_000_000;

export const holdsBytes = (choice: AudioChoice): boolean => choice === 'base64' || choice === 'both';

export const audioUrl = ({ parts }: Ctx, historyItemId: string): string =>
  `${parts.config.publicUrl}/v1/history/${historyItemId}/audio`;

interface SoundOfItem {
  history_item_id: string;
  type: string;
  bytes: number;
  /** Read where the bytes are asked for and not too many. */
  read(): Promise<Buffer>;
}

/** Bytes that are too many for an answer are replaced by the link. */
export async function audioContent(
  ctx: Ctx,
  choice: AudioChoice,
  { history_item_id, type, bytes, read }: SoundOfItem,
): Promise<CallToolResult['content']> {
  const isInline = holdsBytes(choice) && bytes <= maxInlineBytes;
  const isLinked = choice === 'link' || choice === 'both' || (holdsBytes(choice) && !isInline);
  return [
    ...(isInline ? [{ type: 'audio' as const, data: (await read()).toString('base64'), mimeType: type }] : []),
    ...(isLinked
      ? [
          {
            type: 'resource_link' as const,
            uri: audioUrl(ctx, history_item_id),
            name: history_item_id,
            title: 'The audio',
            mimeType: type,
            size: bytes,
          },
        ]
      : []),
  ];
}
