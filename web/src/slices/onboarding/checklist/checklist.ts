/** Lists the seven checklist items: where each is done, and which event completes it. */
import { checklistItems, type Checklist, type ChecklistItem } from '#contract/onboarding/types.ts';
import { createApiKey } from '#contract/api-keys/api.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { getReferralLink } from '#contract/profile/api.ts';
import { convert } from '#contract/speech/api.ts';
import { convertSpeech } from '#contract/speech-to-speech/api.ts';
import { searchVoices } from '#contract/voices/api.ts';
import { pages } from '#contract/pages.ts';
import { type TrackedEvent } from '../../analytics/public.ts';

/** Items without a path have no screen yet. The referral link is created on the checklist itself. */
export const itemPaths: Partial<Record<ChecklistItem, string>> = {
  generate_text_to_speech: pages.textToSpeech,
  generate_speech_to_speech: pages.voiceChanger,
  generate_api_key: pages.apiKeys,
};

/** What the documentation says of an item. Features that do not exist yet have none, and lead to its first page. */
const itemOperations: Partial<Record<ChecklistItem, Endpoint>> = {
  generate_text_to_speech: convert,
  generate_speech_to_speech: convertSpeech,
  add_voice_to_voice_lab: searchVoices,
  join_affiliate: getReferralLink,
  generate_api_key: createApiKey,
};

export const docsOf = (item: ChecklistItem): string => itemOperations[item]?.operation ?? '';

export const isHere = (item: ChecklistItem): boolean => item in itemPaths || item === 'join_affiliate';

/** Sorts the items in the order of the specification, whatever order the server returns. */
export function itemsOf({ items }: Checklist): { item: ChecklistItem; isDone: boolean }[] {
  return checklistItems.map((item) => ({
    item,
    isDone: items.some((one) => one.onboarding_checklist_item_id === item && one.is_completed),
  }));
}

export function countOf(checklist: Checklist): { done: number; count: number } {
  const items = itemsOf(checklist);
  return { done: items.filter(({ isDone }) => isDone).length, count: items.length };
}

/** The checklist item that an event completes. Items whose feature does not exist yet have no event. */
export function itemOf({ name, properties }: Pick<TrackedEvent, 'name' | 'properties'>): ChecklistItem | undefined {
  switch (name) {
    case 'speech_synthesis_started':
      if (properties.task === 'text-to-speech') return 'generate_text_to_speech';
      return properties.task === 'speech-to-speech' ? 'generate_speech_to_speech' : undefined;
    case 'affiliate_link_generated':
      return 'join_affiliate';
    case 'api_key_unhidden':
      return 'generate_api_key';
    default:
      return undefined;
  }
}
