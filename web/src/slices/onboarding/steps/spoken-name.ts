/** Speaks the user's name in the voices to choose from. */
import { getUser } from '#contract/profile/api.ts';
import { convert } from '#contract/speech/api.ts';
import { send } from '../../../lib/api.ts';
import { countCharacters } from '../../../lib/format.ts';
import { invalidate } from '../../../lib/queries.ts';
import { onSignOut } from '../../../lib/session.ts';
import { t } from '../messages.ts';

/** Gives the greeting to speak, or undefined without a name. */
export const greetingFor = (name: string): string | undefined =>
  name.trim() ? t('greeting', { name: name.trim() }) : undefined;

/** Computes the credits of a greeting, at the rate of the default model. */
export const greetingCost = countCharacters;

/** Greetings that were already generated, so that they are paid for only once while this page is open. */
const spoken = new Map<string, string>();
onSignOut(() => spoken.clear());

/** Generates a greeting. @returns the address of the audio. @throws as the call does */
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
