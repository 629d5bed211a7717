import { z } from 'zod';
import { CharacterAlignment } from '../speech/types.ts';
import { ResolvedVoiceSettings } from '../voices/types.ts';

export const HistoryItem = z
  .object({
    history_item_id: z.string(),
    request_id: z.string().nullable(),
    voice_id: z.string().nullable(),
    model_id: z.string().nullable(),
    voice_name: z.string().nullable(),
    voice_category: z.string().nullable(),
    text: z.string().nullable(),
    date_unix: z.int(),
    character_count_change_from: z.int(),
    character_count_change_to: z.int(),
    content_type: z.string(),
    state: z.enum(['created', 'deleted', 'processing']),
    settings: ResolvedVoiceSettings.nullable(),
    feedback: z.null(),
    share_link_id: z.null(),
    source: z.enum(['TTS', 'STS']).nullable(),
    output_format: z.string().nullable(),
    dialogue: z.null(),
    alignments: z
      .object({ alignment: CharacterAlignment, normalized_alignment: CharacterAlignment })
      .nullable()
      .describe('Only where one item is asked for: a list leaves it null.'),
    is_partial: z
      .boolean()
      .describe("Veery's own: true when the listener left before the end; text is then what was spoken."),
    duration_seconds: z.number().nullable().describe("Veery's own: seconds of audio."),
    warnings: z
      .array(z.object({ code: z.string(), message: z.string() }))
      .describe("Veery's own: what an engine could not honour."),
  })
  .meta({ id: 'HistoryItem' });

export type HistoryItem = z.output<typeof HistoryItem>;

export const Waveform = z
  .object({
    history_item_id: z.string(),
    visual_waveform: z
      .array(z.number())
      .describe('Heights from 0 to 1, evenly over the whole; empty for an item made before they were kept.'),
    duration_seconds: z.number(),
    loudness_db: z
      .number()
      .nullable()
      .describe('Level of what is not silence, dB relative to full scale (RMS); null where it is not known.'),
  })
  .meta({ id: 'Waveform' });

export type Waveform = z.output<typeof Waveform>;

/** Ids in one call. */
export const maxHistoryIds = 1000;
