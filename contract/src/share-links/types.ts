import { z } from 'zod';

export const ShareLink = z
  .object({
    share_link: z.string().describe('The address of the public page. Whoever has it can listen.'),
    public_user_name: z
      .string()
      .nullable()
      .describe('The name that the page shows; null if the user has chosen none. It is then not shown.'),
    allow_download: z.boolean().describe('Veery only. Whether the page offers the audio file.'),
  })
  .meta({ id: 'ShareLink' });
export type ShareLink = z.output<typeof ShareLink>;

export const SharedItem = z
  .object({
    text: z.string().describe('The text that is spoken.'),
    voice_name: z.string().describe('The name of the voice; of a dialogue those of all voices.'),
    dialogue: z
      .array(
        z.object({
          text: z.string().describe('What is said in the turn.'),
          voice_name: z.string().describe('The name of the voice that says it.'),
        }),
      )
      .nullable()
      .describe('Veery only. The turns of a dialogue; null where one voice says everything.'),
    audio_url: z.string().describe('The address of the audio. It needs no credentials and answers `range`.'),
    public_user_name: z
      .string()
      .nullable()
      .describe('The public name of the person who shares it; null if they chose none.'),
    date_unix: z.int().describe('When the audio was generated, in Unix seconds.'),
  })
  .meta({ id: 'SharedItem' });
export type SharedItem = z.output<typeof SharedItem>;

export const shareReportReasons = [
  'voice_without_consent',
  'impersonation',
  'harassment',
  'sexual',
  'copyright',
  'spam',
  'other',
] as const;
export type ShareReportReason = (typeof shareReportReasons)[number];

export const maxReportText = 2000;

export const shareReportDecisions = ['taken_down', 'dismissed'] as const;
export type ShareReportDecision = (typeof shareReportDecisions)[number];

export const ShareReport = z
  .object({
    share_report_id: z.string().describe('The id of the report.'),
    share_link_id: z.string().describe('The id of the link that was reported.'),
    share_link: z.string().describe('The address of the page.'),
    reason: z.enum(shareReportReasons).describe('What is wrong with the page, as its reader chose it.'),
    text: z.string().describe('What the reader wrote; empty if nothing.'),
    excerpt: z.string().nullable().describe('The beginning of the shared text; null once the page is gone.'),
    email: z.string().nullable().describe('The email address of the person who shared it.'),
    state: z
      .enum(['live', 'unshared', 'taken_down'])
      .describe('Whether the page is still there, or who ended the link: its owner or an operator.'),
    decision: z.enum(shareReportDecisions).nullable().describe('What an operator decided; null while nobody has.'),
    created_at_unix: z.int().describe('When it was reported, in Unix seconds.'),
  })
  .meta({ id: 'ShareReport' });
export type ShareReport = z.output<typeof ShareReport>;
