import { BookOpen, Clapperboard, Gamepad2, Languages, Laugh, Leaf, Megaphone, Podcast } from 'lucide-react';
import { listVoices } from '#contract/voices/api.ts';
import { call } from '../../../lib/api.ts';
import { createCodeLoader, loadWhenIdle } from '../../../lib/code/code-loader.ts';
import { t as tErrors } from '../../../lib/language/errors-messages.ts';
import { formatLocale } from '../../../lib/language/locale.ts';
import { queryClient, readKey } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Chip } from '../../../ui/button/Chip.tsx';
import { draftStore, editDraft } from '../drafts/draft.ts';
import { bestVoiceFor } from '../voices/best-voice.ts';
import { t } from './starter-messages.ts';

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

type Starter = (typeof starters)[number];

/** The sample texts are longer than the rest of this part, and nobody reads them before a sample is chosen. */
const texts = createCodeLoader(async () => (await import('./starter-texts.ts')).t);
loadWhenIdle(texts.load);

/**
 * Writes the text of a sample, and chooses its voice once the voices are here: what is pressed before is not lost. A text
 * that was changed meanwhile is not the sample's any more.
 */
async function begin(starter: Starter): Promise<void> {
  await texts.load();
  const { loaded } = texts.store.get();
  if (!loaded) return toastError(tErrors('part_not_loaded'), { onRetry: () => void begin(starter) });
  // What was typed while the texts were loaded stays.
  if (draftStore.get().text !== '') return;
  const text = loaded.code(starter.name);
  editDraft({ text });
  const found = await queryClient
    .fetchQuery({
      queryKey: readKey(listVoices, {}),
      queryFn: ({ signal }) => call(listVoices, {}, { signal }),
      staleTime: Infinity,
    })
    .catch(() => undefined);
  const language = 'language' in starter ? starter.language : formatLocale;
  const voice = found && bestVoiceFor(found.voices, language, starter.use);
  if (voice && draftStore.get().text === text) editDraft({ voice_id: voice.voice_id });
}

export function Starters() {
  return (
    <div className="flex flex-col gap-2.5">
      <p className="text-caption text-muted">{t('title')}</p>
      <div className="flex flex-wrap gap-2">
        {starters.map((starter) => (
          <Chip
            key={starter.name}
            onClick={(event) => {
              void begin(starter);
              // The chips disappear once there is text, so the focus moves to the text.
              event.currentTarget.closest('main')?.querySelector('textarea')?.focus();
            }}
          >
            <starter.icon size={14} strokeWidth={1.75} aria-hidden="true" />
            {t(starter.name)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
