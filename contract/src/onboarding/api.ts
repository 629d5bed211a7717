/** First steps: the survey and the checklist (spec-2 §2.7, §3.3, §4.13). */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { Checklist, OnboardingSurvey } from './types.ts';
import { unknownItem } from './errors.ts';

const checklist = { tag: 'onboarding', permission: 'session-only', response: Checklist } as const;

export const initiateChecklist = endpoint({
  ...checklist,
  method: 'POST',
  path: '/v1/user/onboarding-checklist/initiate',
  operation: 'onboarding_checklist_begin',
  summary: 'Begin the checklist, or go on with it',
});

export const updateChecklist = endpoint({
  ...checklist,
  method: 'POST',
  path: '/v1/user/onboarding-checklist/update',
  operation: 'onboarding_checklist_completeItem',
  summary: 'Mark one item as done',
  // Not an enum: an unknown one is 400 unknown_item. Both names of the specification.
  body: z.object({
    item_id: z.string().max(100).optional(),
    onboarding_checklist_item_id: z.string().max(100).optional(),
  }),
  errors: [unknownItem],
});

export const hideChecklist = endpoint({
  ...checklist,
  method: 'POST',
  path: '/v1/user/onboarding-checklist/hide',
  operation: 'onboarding_checklist_hide',
  summary: 'Take the checklist off the screens',
});

export const completeChecklist = endpoint({
  ...checklist,
  method: 'POST',
  path: '/v1/user/onboarding-checklist/mark-complete',
  operation: 'onboarding_checklist_complete',
  summary: 'Count the whole checklist as done',
});

export const completeOnboardingSurvey = endpoint({
  method: 'POST',
  path: '/v1/user/onboarding-survey-complete',
  operation: 'onboarding_completeSurvey',
  summary: 'Keep the answers of the first steps, which are then done',
  tag: 'onboarding',
  permission: 'session-only',
  body: OnboardingSurvey,
  response: Ok,
});
