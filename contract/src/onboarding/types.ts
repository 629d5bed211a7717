import { z } from 'zod';

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

export const OnboardingSurvey = z.object({
  first_name: z.string().trim().max(100).nullish(),
  role: z.string().trim().max(100).nullish(),
  subrole: z.string().trim().max(100).nullish(),
  timezone: z.string().trim().max(100).nullish(),
  source: z.string().trim().max(100).nullish(),
});

export type OnboardingSurvey = z.output<typeof OnboardingSurvey>;
