/** Names of speakers as the screen shows them. */
import type { Speaker } from '../document/model.ts';
import { t } from './messages.ts';

export const nameOfSpeaker = (speakers: readonly Speaker[], id: string | null): string =>
  speakers.find(({ speaker_id }) => speaker_id === id)?.name ?? t('nobody');

/** The first number that no speaker has. */
export function newSpeakerName(speakers: readonly Speaker[]): string {
  const taken = new Set(speakers.map(({ name }) => name));
  for (let number = speakers.length; ; number++) {
    const name = t('speaker_number', { number });
    if (!taken.has(name)) return name;
  }
}
