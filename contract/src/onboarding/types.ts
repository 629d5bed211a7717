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
    checklist_id: z.string().describe('The id of the checklist.'),
    items: z
      .array(
        z.object({
          onboarding_checklist_item_id: z.enum(checklistItems).describe('The name of the item.'),
          is_completed: z.boolean().describe('Whether the item is completed.'),
        }),
      )
      .describe('All items, in their order.'),
    hidden: z.boolean().describe('Whether the user has hidden the checklist.'),
  })
  .meta({ id: 'OnboardingChecklist' });

export type Checklist = z.output<typeof Checklist>;

export const OnboardingSurvey = z.object({
  first_name: z.string().trim().max(100).nullish(),
  role: z.string().trim().max(100).nullish().describe("The user's occupation."),
  subrole: z.string().trim().max(100).nullish().describe('The occupation in more detail.'),
  timezone: z.string().trim().max(100).nullish().describe('The time zone, as an IANA name such as `Europe/Berlin`.'),
  source: z.string().trim().max(100).nullish().describe('How the user found the product.'),
});

export type OnboardingSurvey = z.output<typeof OnboardingSurvey>;
