/**
 * Public clients carry the ids and names of the hosted service's premade voices in their code. Each leads to the nearest
 * voice of this server, so that such a client speaks without a change. Pure.
 */
import { z } from 'zod';
import hosted from './hosted-voices.json' with { type: 'json' };
import { premadeVoices, type PremadeVoice } from './premade-voices.ts';

const HostedVoice = z.strictObject({
  voice_id: z.string().regex(/^[A-Za-z0-9]{20}$/),
  name: z.string(),
  gender: z.enum(['female', 'male', 'neutral']),
  age: z.enum(['young', 'middle_aged', 'old']),
  accent: z.string(),
});

export type HostedVoice = z.output<typeof HostedVoice>;

export const hostedVoices: readonly HostedVoice[] = z.array(HostedVoice).parse(hosted);

/** Accents that sound related to listeners. A voice with one of them is nearer than one from elsewhere. */
const relatedAccents = [['british', 'scottish', 'irish', 'australian']];

export interface VoiceAlias {
  hosted: HostedVoice;
  voice: PremadeVoice;
}

/** Finds the voice that an id or a name of the hosted service stands for; a voice of this server is no alias. */
export function findAlias(idOrName: string): VoiceAlias | undefined {
  const wanted = idOrName.trim();
  const name = wanted.toLowerCase();
  const found =
    hostedVoices.find(({ voice_id }) => voice_id === wanted) ??
    hostedVoices.find((hosted) => hosted.name.toLowerCase() === name);
  if (!found) return undefined;
  // A voice of this server with the same name is what a name means, but an id means the hosted voice.
  const namesake = wanted === found.voice_id ? undefined : premadeVoices.find((one) => one.name.toLowerCase() === name);
  return { hosted: found, voice: namesake ?? nearestVoice(found, premadeVoices) };
}

/**
 * Chooses among the clear English voices: the sex comes first, then the accent, then the age. The catalogue's order
 * decides between equals, because it begins with the clearest voices.
 */
export function nearestVoice(
  hosted: Omit<HostedVoice, 'voice_id' | 'name'>,
  voices: readonly PremadeVoice[],
): PremadeVoice {
  const candidates = voices.filter(({ labels, isClear }) => labels.language === 'en' && isClear);
  const score = ({ labels }: PremadeVoice) =>
    (labels.gender === hosted.gender ? 8 : 0) +
    (labels.accent === hosted.accent ? 4 : areRelated(labels.accent, hosted.accent) ? 2 : 0) +
    (labels.age === hosted.age ? 1 : 0);
  const [first, ...others] = candidates;
  if (!first) throw new Error('there is no clear English voice');
  return others.reduce((best, one) => (score(one) > score(best) ? one : best), first);
}

const areRelated = (one: string, other: string) =>
  relatedAccents.some((accents) => accents.includes(one) && accents.includes(other));

export const aliasWarning = ({ hosted, voice }: VoiceAlias) => ({
  code: 'voice_alias',
  message: `${hosted.name} is a voice of the hosted service. ${voice.name}, the nearest voice of this server, stands in for it.`,
});
