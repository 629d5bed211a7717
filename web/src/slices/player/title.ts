import { withoutTags } from '../../lib/player/words.ts';

const maxLength = 12;

/** Gives the first words of what is spoken, as a title. */
export function titleOf(text: string, words = maxLength): string {
  const spoken = withoutTags(text).trim() || text.trim();
  return spoken.split(/\s+/).slice(0, words).join(' ');
}
