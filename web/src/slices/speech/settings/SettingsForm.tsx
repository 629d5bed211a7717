import { clsx } from 'clsx';
import { ChevronRight, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { advancedDefaults, editDraft, type Draft } from '../drafts/draft.ts';
import { t } from '../messages.ts';
import { SettingsSliders } from './SettingsSliders.tsx';
import type { Speech } from '../use-speech.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

const AdvancedSettings = lazyPart(async () => (await import('./AdvancedSettings.tsx')).AdvancedSettings, {
  fallback: <Skeleton className="h-40" />,
});

const countAdvanced = (draft: Draft) =>
  (Object.keys(advancedDefaults) as (keyof typeof advancedDefaults)[]).filter(
    (name) => draft[name] !== advancedDefaults[name],
  ).length;

/** Draws all settings but the voice and the model, in the panel or in the sheet of a narrow screen. */
export function SettingsForm({ speech }: { speech: Speech }) {
  const { draft, voice, tune } = speech;
  const [isOpen, setIsOpen] = useState(false);
  // A new key also resets fields with unfinished input.
  const [resets, setResets] = useState(0);
  const id = useId();
  const changed = countAdvanced(draft);
  const isPreset = changed === 0 && (!voice || !draft.tunings[voice.voice_id]);
  return (
    <div className="flex flex-col gap-5">
      <SettingsSliders speech={speech} />
      <hr className="border-line" />
      <div className="flex items-center justify-between">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="-ms-1.5 flex h-8 items-center gap-1 rounded-sm px-1.5 text-table font-medium hover:bg-hover max-md:h-11"
        >
          <ChevronRight
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className={clsx('text-muted transition-transform', isOpen ? 'rotate-90' : 'rtl:rotate-180')}
          />
          {t('advanced')}
          {changed > 0 && (
            <span className="ms-1 text-caption font-normal text-muted">{t('advanced_set', { count: changed })}</span>
          )}
        </button>
        <Button
          look="ghost"
          size="sm"
          isDisabled={isPreset}
          onClick={() => {
            tune(null);
            editDraft(advancedDefaults);
            setResets(resets + 1);
          }}
          icon={<RotateCcw size={14} strokeWidth={1.75} />}
          className="-me-2.5"
        >
          {t('reset_all')}
        </Button>
      </div>
      {isOpen && (
        <div id={id}>
          <AdvancedSettings key={resets} speech={speech} />
        </div>
      )}
    </div>
  );
}
