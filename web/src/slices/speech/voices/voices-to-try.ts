import type { Voice } from '#contract/voices/types.ts';

/** Chooses premade voices with a sample that were not used lately: the user's languages first, and others each day. */
export function voicesToTry(
  voices: readonly Voice[],
  used: readonly (string | null)[],
  languages: readonly string[],
  day: number,
  count = 5,
): Voice[] {
  const spoken = languages.map((tag) => tag.split('-')[0]);
  const fresh = voices.filter(
    ({ voice_id, category, preview_url, is_legacy }) =>
      category === 'premade' && preview_url && !is_legacy && !used.includes(voice_id),
  );
  const own = rotate(
    fresh.filter(({ labels }) => spoken.includes(labels.language)),
    day,
  );
  const others = rotate(
    fresh.filter(({ labels }) => !spoken.includes(labels.language)),
    day,
  );
  return [...own, ...others].slice(0, count);
}

function rotate<T>(list: readonly T[], by: number): T[] {
  const at = list.length > 0 ? by % list.length : 0;
  return [...list.slice(at), ...list.slice(0, at)];
}
