/** What a plan allows of each thing, by name. A feature that has a limit takes from it by its name, and nothing else. */
import { catalogue } from '../billing/plan-catalogue.ts';
import { hasAgreedFigures, type Tier } from '../billing/plans.ts';

/** `period`: counted anew in each billing period. `standing`: what there is at the moment. */
export const limitKinds = {
  credits: 'period',
  voices: 'standing',
  voice_add_edits: 'period',
  professional_voices: 'standing',
  studio_projects: 'standing',
  seats: 'standing',
  sound_effects_seconds: 'period',
  agents_minutes: 'period',
  dubbing_minutes: 'period',
  voice_isolator_minutes: 'period',
  speech_to_text_hours: 'period',
  audio_native_pages: 'standing',
} as const satisfies Record<string, 'period' | 'standing'>;

export type LimitName = keyof typeof limitKinds;
export const limitNames = Object.keys(limitKinds) as [LimitName, ...LimitName[]];

/** Those whose use is counted by name; the use of the others follows from the ledger and from the members. */
export type CountedLimit = Exclude<LimitName, 'credits' | 'seats' | 'voice_isolator_minutes' | 'speech_to_text_hours'>;

/** The limit of a plan; null where there is none (§5.7: enterprise and trial are unlimited). */
export function limitOfPlan(tier: Tier, name: LimitName, extraProfessionalVoices = 0): number | null {
  if (hasAgreedFigures(tier)) return null;
  const plan = catalogue[tier];
  switch (name) {
    case 'credits':
      return plan.character_limit;
    case 'voices':
      return plan.voice_limit;
    case 'voice_add_edits':
      return Math.round(1.5 * plan.voice_limit + 50);
    case 'professional_voices':
      return plan.professional_voice_limit + extraProfessionalVoices;
    case 'agents_minutes':
      return plan.conversational_ai_minutes;
    default:
      return plan[name];
  }
}
