import { Languages, X } from 'lucide-react';
import { useStore } from '../../../lib/store.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { draftStore, editDraft } from '../drafts/draft.ts';
import { isVersionOf } from '../generation/early-language.ts';
import { t } from './language-hint-messages.ts';
import { dismissedHintStore } from './dismissed-hint.ts';
import { languageName } from '../voices/voice-labels.ts';

/** Asks whether a text is in another language than the one that it is read in. */
export function LanguageHint({ language }: { language: string }) {
  const text = useStore(draftStore, (state) => state.text);
  const isDismissed = useStore(
    dismissedHintStore,
    (last) => last.language === language && isVersionOf(text, last.text),
  );
  if (isDismissed) return null;
  const name = languageName(language);
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
      <Languages size={14} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
      <span>{t('likely', { language: name })}</span>
      <Button
        size="sm"
        onClick={() => {
          editDraft({ language_code: language });
          toastSuccess(t('set', { language: name }));
        }}
      >
        {t('read_as', { language: name })}
      </Button>
      <IconButton size="sm" label={t('dismiss')} onClick={() => dismissedHintStore.set({ language, text })}>
        <X size={14} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
