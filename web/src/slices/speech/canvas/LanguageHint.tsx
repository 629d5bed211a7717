import { Languages, X } from 'lucide-react';
import { useState } from 'react';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { editDraft } from '../drafts/draft.ts';
import { t } from './language-hint-messages.ts';
import { languageName } from '../voices/voice-labels.ts';

/** Asks whether a text is in another language than the one it was read in. */
export function LanguageHint({ language }: { language: string }) {
  const [isDismissed, setIsDismissed] = useState(false);
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
      <IconButton size="sm" label={t('dismiss')} onClick={() => setIsDismissed(true)}>
        <X size={14} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
