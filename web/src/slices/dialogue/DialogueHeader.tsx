import { Link, useNavigate } from '@tanstack/react-router';
import { Check, Code, Ellipsis, Eraser, History, PenLine, TextCursorInput, TriangleAlert } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { Tooltip } from '../../ui/overlay/Tooltip.tsx';
import { ModeTabs } from '../speech/public.ts';
import { dialogueDraft } from './draft/dialogue-draft.ts';
import { t } from './messages.ts';
import { editAgain, useHeard } from './turns/heard.ts';
import { clearDialogue } from './turns/turn-actions.ts';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface DialogueHeaderProps {
  isEmpty: boolean;
  onViewCode(): void;
}

export function DialogueHeader({ isEmpty, onViewCode }: DialogueHeaderProps) {
  const isReading = useHeard() !== undefined;
  const isSaved = useStore(dialogueDraft, (draft) => draft.isSaved);
  const navigate = useNavigate();
  const clear = {
    label: t('clear'),
    icon: <Eraser {...icon} />,
    onSelect: clearDialogue,
    ...(isEmpty ? { isDisabled: true, reason: t('text_missing') } : {}),
  };
  return (
    <PageHeader title={t('title')} beside={<ModeTabs isDialogue />}>
      {!isEmpty && (
        <span className="flex items-center gap-1 text-caption text-muted max-md:hidden">
          {isSaved ? <Check size={14} aria-hidden="true" /> : <TriangleAlert size={14} aria-hidden="true" />}
          {t(isSaved ? 'saved' : 'unsaved')}
        </span>
      )}
      {isReading && (
        <Button size="sm" onClick={editAgain} icon={<PenLine {...icon} />}>
          {t('edit')}
        </Button>
      )}
      <Button look="ghost" size="sm" className="max-md:hidden" onClick={onViewCode} icon={<Code {...icon} />}>
        {t('view_code')}
      </Button>
      <Tooltip text={t('history')}>
        <Link
          to={pages.history}
          search={{}}
          aria-label={t('history')}
          className="grid size-11 flex-none place-items-center rounded-md text-muted md:hidden"
        >
          <History size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </Tooltip>
      <Menu
        label={t('more')}
        trigger={
          <IconButton label={t('more')}>
            <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        }
        items={[
          {
            label: t('one_voice'),
            icon: <TextCursorInput {...icon} />,
            onSelect: () => void navigate({ to: pages.textToSpeech }),
          },
          { label: t('view_code'), icon: <Code {...icon} />, onSelect: onViewCode },
          'divider',
          clear,
        ]}
      />
    </PageHeader>
  );
}
