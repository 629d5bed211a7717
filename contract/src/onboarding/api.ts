/** First steps: the survey and the checklist (spec-2 §2.7, §3.3, §4.13). */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { Checklist, OnboardingSurvey } from './types.ts';
import { unknownItem } from './errors.ts';

const checklist = { tag: 'onboarding', permission: 'user_write', support: false, response: Checklist } as const;

export const initiateChecklist = endpoint({
  ...checklist,
  method: 'POST',
  path: '/v1/user/onboarding-checklist/initiate',
  operation: 'onboarding_checklist_begin',
  summary: 'Start the onboarding checklist',
  description: "Starts the caller's checklist of first steps, or shows the one that was started before.",
});

export const updateChecklist = endpoint({
  ...checklist,
  method: 'POST',
  path: '/v1/user/onboarding-checklist/update',
  operation: 'onboarding_checklist_completeItem',
  summary: 'Complete a checklist item',
  description:
    "Marks one item of the caller's checklist as completed. Completing an item again changes nothing. Give the item under either name.",
  // Not an enum: an unknown one is 400 unknown_item. Both names of the specification.
  body: z.object({
    item_id: z.string().max(100).optional().describe('The item to complete.'),
    onboarding_checklist_item_id: z.string().max(100).optional().describe('The same as `item_id`.'),
  }),
  errors: [unknownItem],
});

export const hideChecklist = endpoint({
  ...checklist,
  method: 'POST',
  path: '/v1/user/onboarding-checklist/hide',
  operation: 'onboarding_checklist_hide',
  summary: 'Hide the onboarding checklist',
  description: "Hides the caller's checklist. What is completed stays so.",
});

export const completeChecklist = endpoint({
  ...checklist,
  method: 'POST',
  path: '/v1/user/onboarding-checklist/mark-complete',
  operation: 'onboarding_checklist_complete',
  summary: 'Complete the onboarding checklist',
  description: "Marks the caller's whole checklist as completed, whatever its items say.",
});

export const completeOnboardingSurvey = endpoint({
  method: 'POST',
  path: '/v1/user/onboarding-survey-complete',
  operation: 'onboarding_completeSurvey',
  summary: 'Complete the onboarding',
  description:
    'Stores the answers of the questions after the sign-up, which marks the onboarding as completed. A first name also becomes the name of the account.',
  tag: 'onboarding',
  permission: 'user_write',
  support: false,
  body: OnboardingSurvey,
  response: Ok,
});
