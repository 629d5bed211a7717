import { Eraser } from 'lucide-react';
import { useStore } from '../../lib/store.ts';
import { SpeechHeader } from '../speech/public.ts';
import { dialogueDraft } from './draft/dialogue-draft.ts';
import { t } from './messages.ts';
import { editAgain, useHeard } from './turns/heard.ts';
import { clearDialogue } from './turns/turn-actions.ts';

interface DialogueHeaderProps {
  isEmpty: boolean;
  onViewCode(): void;
}

export function DialogueHeader({ isEmpty, onViewCode }: DialogueHeaderProps) {
  const isSaved = useStore(dialogueDraft, (draft) => draft.isSaved);
  const clear = {
    label: t('clear'),
    icon: <Eraser size={15} strokeWidth={1.75} aria-hidden="true" />,
    onSelect: clearDialogue,
    ...(isEmpty ? { isDisabled: true, reason: t('text_missing') } : {}),
  };
  return (
    <SpeechHeader
      current="dialogue"
      isEmpty={isEmpty}
      isSaved={isSaved}
      isReading={useHeard() !== undefined}
      onEdit={editAgain}
      onViewCode={onViewCode}
      items={['divider', clear]}
    />
  );
}
