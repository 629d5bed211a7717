import { z } from 'zod';

export const text = z.string().max(200);

const none = z.object({});

/**
 * Names and properties. `server`: only the server may record it, a client that sends it is refused. Properties are ids,
 * kinds and counts, never what somebody wrote or said.
 */
export const analyticsEvents = {
  page_viewed: { by: 'client', properties: z.object({ path: text }) },
  sign_up_started: { by: 'client', properties: none },
  sign_in_opened: { by: 'client', properties: none },
  consent_chosen: { by: 'client', properties: z.object({ statistics: z.boolean() }) },
  privacy_opt_out_applied: { by: 'client', properties: z.object({ source: z.enum(['region', 'signal', 'settings']) }) },
  onboarding_step_viewed: { by: 'client', properties: z.object({ step: text }) },
  onboarding_completed: { by: 'client', properties: none },
  checklist_hidden: { by: 'client', properties: none },
  speech_synthesis_started: {
    by: 'client',
    properties: z.object({ task: z.enum(['text-to-speech', 'speech-to-speech']) }),
  },
  affiliate_link_generated: { by: 'client', properties: none },
  api_key_unhidden: { by: 'client', properties: none },
  onboarding_checklist_item_completed: { by: 'client', properties: z.object({ item_id: text }) },
  player_played: { by: 'client', properties: z.object({ source: text }) },
  item_downloaded: { by: 'client', properties: z.object({ kind: text }) },
  share_aborted: { by: 'client', properties: none },
  theme_changed: { by: 'client', properties: z.object({ theme: text }) },
  locale_changed: { by: 'client', properties: z.object({ locale: text }) },
  feedback_opened: { by: 'client', properties: none },
  command_palette_opened: { by: 'client', properties: none },
  user_registered: { by: 'server', properties: none },
  user_signed_in: { by: 'server', properties: z.object({ second_factor: text }) },
  user_deleted: { by: 'server', properties: none },
  email_verified: { by: 'server', properties: none },
  email_changed: { by: 'server', properties: none },
  password_reset: { by: 'server', properties: none },
  second_factor_enabled: { by: 'server', properties: none },
  second_factor_disabled: { by: 'server', properties: none },
  api_key_created: { by: 'server', properties: none },
  invite_accepted: { by: 'server', properties: none },
  support_access_granted: { by: 'server', properties: none },
  biometric_terms_accepted: { by: 'server', properties: none },
  feedback_sent: { by: 'server', properties: z.object({ kind: text }) },
  alpha_access_requested: { by: 'server', properties: none },
} as const satisfies Record<string, { by: 'client' | 'server'; properties: z.ZodType }>;

export type AnalyticsEventName = keyof typeof analyticsEvents;

export type AnalyticsProperties<N extends AnalyticsEventName> = z.input<(typeof analyticsEvents)[N]['properties']>;

/** undecided: nothing is sent. not_applicable: the installation collects no statistics. */
export type AnalyticsConsent = 'undecided' | 'granted' | 'denied' | 'not_applicable';
