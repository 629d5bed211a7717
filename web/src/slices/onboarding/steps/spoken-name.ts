/** The reader's own name in the voices to choose from. */
import { getUser } from '#contract/profile/api.ts';
import { convert } from '#contract/speech/api.ts';
import { send } from '../../../lib/api.ts';
import { countCharacters } from '../../../lib/format.ts';
import { invalidate } from '../../../lib/queries.ts';
import { onSignOut } from '../../../lib/session.ts';
import { t } from '../messages.ts';

/** Undefined where there is no name to say. */
export const greetingFor = (name: string): string | undefined =>
  name.trim() ? t('greeting', { name: name.trim() }) : undefined;

/** Credits, at the rate of the model that is used where none is named. */
export const greetingCost = countCharacters;

/** A greeting that was spoken once is not paid for again while this page is open. */
const spoken = new Map<string, string>();
onSignOut(() => spoken.clear());

/** @returns the address of the sound. @throws as the call does */
export async function speakGreeting(voice_id: string, text: string): Promise<string> {
  const key = `${voice_id} ${text}`;
  const known = spoken.get(key);
  if (known) return known;
  const response = await send(convert, { params: { voice_id }, body: { text } });
  const url = URL.createObjectURL(await response.blob());
  spoken.set(key, url);
  invalidate(getUser);
  return url;
}
