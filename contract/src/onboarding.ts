/** First steps: the survey and the checklist (spec-2 §2.7, §3.3, §4.13). */
import { z } from 'zod';
import { endpoint } from './kit/endpoint.ts';
import { Ok } from './kit/errors.ts';

export const checklistItems = [
  'generate_text_to_speech',
  'generate_speech_to_speech',
  'add_voice_to_voice_lab',
  'design_voice',
  'create_dub',
  'join_affiliate',
  'generate_api_key',
] as const;
export type ChecklistItem = (typeof checklistItems)[number];

export const Checklist = z
  .object({
    checklist_id: z.string(),
    items: z.array(z.object({ onboarding_checklist_item_id: z.enum(checklistItems), is_completed: z.boolean() })),
    hidden: z.boolean(),
  })
  .meta({ id: 'OnboardingChecklist' });
export type Checklist = z.output<typeof Checklist>;

const checklist = { tag: 'onboarding', permission: 'session-only', response: Checklist } as const;

export const initiateChecklist = endpoint({
  ...checklist,
  method: 'POST',
  path: '/v1/user/onboarding-checklist/initiate',
  summary: 'Begin the checklist, or go on with it',
});

export const updateChecklist = endpoint({
  ...checklist,
  method: 'POST',
  path: '/v1/user/onboarding-checklist/update',
  summary: 'Mark one item as done',
  // Not an enum: an unknown one is 400 unknown_item. Both names of the specification.
  body: z.object({
    item_id: z.string().max(100).optional(),
    onboarding_checklist_item_id: z.string().max(100).optional(),
  }),
});

export const hideChecklist = endpoint({
  ...checklist,
  method: 'POST',
  path: '/v1/user/onboarding-checklist/hide',
  summary: 'Take the checklist off the screens',
});

export const completeChecklist = endpoint({
  ...checklist,
  method: 'POST',
  path: '/v1/user/onboarding-checklist/mark-complete',
  summary: 'Count the whole checklist as done',
});

export const OnboardingSurvey = z.object({
  first_name: z.string().trim().max(100).nullish(),
  role: z.string().trim().max(100).nullish(),
  subrole: z.string().trim().max(100).nullish(),
  timezone: z.string().trim().max(100).nullish(),
  source: z.string().trim().max(100).nullish(),
});
export type OnboardingSurvey = z.output<typeof OnboardingSurvey>;

export const completeOnboardingSurvey = endpoint({
  method: 'POST',
  path: '/v1/user/onboarding-survey-complete',
  summary: 'Keep the answers of the first steps, which are then done',
  tag: 'onboarding',
  permission: 'session-only',
  body: OnboardingSurvey,
  response: Ok,
});
