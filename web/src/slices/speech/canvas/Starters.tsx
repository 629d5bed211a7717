import { BookOpen, Clapperboard, Gamepad2, Languages, Laugh, Leaf, Megaphone, Podcast } from 'lucide-react';
import { listVoices } from '#contract/voices/api.ts';
import { call } from '../../../lib/api.ts';
import { formatLocale } from '../../../lib/language/locale.ts';
import { queryClient, readKey } from '../../../lib/queries.ts';
import { Chip } from '../../../ui/button/Chip.tsx';
import { draftStore, editDraft } from '../drafts/draft.ts';
import { t } from '../messages.ts';
import { bestVoiceFor } from '../voices/best-voice.ts';

/** Sample texts, each with the use case of a suitable voice. All but one are in the user's language. */
const starters = [
  { name: 'story', icon: BookOpen, use: 'narration' },
  { name: 'joke', icon: Laugh, use: 'conversational' },
  { name: 'ad', icon: Megaphone, use: 'advertisement' },
  { name: 'languages', icon: Languages, use: 'conversational', language: 'es' },
  { name: 'film', icon: Clapperboard, use: 'characters' },
  { name: 'game', icon: Gamepad2, use: 'characters' },
  { name: 'podcast', icon: Podcast, use: 'conversational' },
  { name: 'calm', icon: Leaf, use: 'narration' },
] as const;

/**
 * Writes the text of a sample, and chooses its voice once the voices are here: what is pressed before is not lost. A text
 * that was changed meanwhile is not the sample's any more.
 */
async function begin(text: string, language: string, use: string): Promise<void> {
  editDraft({ text });
  const found = await queryClient
    .fetchQuery({
      queryKey: readKey(listVoices, {}),
      queryFn: ({ signal }) => call(listVoices, {}, { signal }),
      staleTime: Infinity,
    })
    .catch(() => undefined);
  const voice = found && bestVoiceFor(found.voices, language, use);
  if (voice && draftStore.get().text === text) editDraft({ voice_id: voice.voice_id });
}

export function Starters() {
  return (
    <div className="flex flex-col gap-2.5">
      <p className="text-caption text-muted">{t('starters')}</p>
      <div className="flex flex-wrap gap-2">
        {starters.map(({ name, icon: Icon, use, ...more }) => (
          <Chip
            key={name}
            onClick={(event) => {
              void begin(t(`starter_${name}_text`), 'language' in more ? more.language : formatLocale, use);
              // The chips disappear once there is text, so the focus moves to the text.
              event.currentTarget.closest('main')?.querySelector('textarea')?.focus();
            }}
          >
            <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
            {t(`starter_${name}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
