import { BookOpen, Clapperboard, Gamepad2, Languages, Laugh, Leaf, Megaphone, Podcast } from 'lucide-react';
import type { Voice } from '#contract/voices/types.ts';
import { formatLocale } from '../../../lib/language/locale.ts';
import { Chip } from '../../../ui/button/Chip.tsx';
import { editDraft } from '../drafts/draft.ts';
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

export function Starters({ voices }: { voices: readonly Voice[] }) {
  return (
    <div className="flex flex-col gap-2.5">
      <p className="text-caption text-muted">{t('starters')}</p>
      <div className="flex flex-wrap gap-2">
        {starters.map(({ name, icon: Icon, use, ...more }) => (
          <Chip
            key={name}
            onClick={(event) => {
              const language = 'language' in more ? more.language : formatLocale;
              const voice = bestVoiceFor(voices, language, use);
              editDraft({ text: t(`starter_${name}_text`), ...(voice ? { voice_id: voice.voice_id } : {}) });
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
