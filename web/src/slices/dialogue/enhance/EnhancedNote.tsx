import { WandSparkles, X } from 'lucide-react';
import { useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { dialogueDraft, setTurns } from '../draft/dialogue-draft.ts';
import { t } from '../messages.ts';
import { dismissEnhanced, enhancedStore } from './enhanced.ts';

/** Says what Enhance did and which tags do nothing here, with the way back. */
export function EnhancedNote() {
  const shown = useStore(enhancedStore, (state) => state.shown);
  if (!shown) return null;
  const { count, by, warnings, before } = shown;
  function undo() {
    const texts = new Map(before.map(({ id, text }) => [id, text]));
    setTurns(dialogueDraft.get().turns.map((turn) => ({ ...turn, text: texts.get(turn.id) ?? turn.text })));
    dismissEnhanced();
  }
  return (
    <Banner
      tone="plain"
      icon={<WandSparkles size={18} strokeWidth={1.75} aria-hidden="true" />}
      action={
        <span className="flex items-center gap-2">
          {count > 0 && (
            <Button size="sm" onClick={undo}>
              {t('undo')}
            </Button>
          )}
          <IconButton label={t('dismiss')} onClick={dismissEnhanced}>
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </span>
      }
    >
      <p className="font-medium">{t('enhanced', { count })}</p>
      <p className="text-ink-2">{t(by === 'rules' ? 'enhanced_by_rules' : 'enhanced_by_model')}</p>
      {warnings.map(({ code, message }) => (
        <p key={`${code} ${message}`} className="text-ink-2">
          {message}
        </p>
      ))}
    </Banner>
  );
}
