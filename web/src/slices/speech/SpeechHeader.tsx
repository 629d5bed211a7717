import { Link, useNavigate } from '@tanstack/react-router';
import { Code, Ellipsis, History, MessageSquare, PenLine, Sheet as Table } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import { t as frame } from '../../lib/language/frame-messages.ts';
import { openPanel } from '../../lib/panels.ts';
import { Button, buttonClass } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import type { MenuItem } from '../../ui/overlay/MenuPanel.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tooltip } from '../../ui/overlay/Tooltip.tsx';
import { SpeechTabs } from '../history/public.ts';
import { DraftState } from './drafts/DraftState.tsx';
import { t } from './messages.ts';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface SpeechHeaderProps {
  current: 'textToSpeech' | 'dialogue';
  isEmpty: boolean;
  isSaved: boolean;
  /** The words are shown as they are spoken, in the place of the fields. */
  isReading: boolean;
  onEdit(): void;
  onViewCode(): void;
  /** What the menu has in this mode only. It is then there on wide screens too. */
  items?: readonly (MenuItem | 'divider')[];
}

/** The same in both modes, so that nothing moves from one to the other. */
export function SpeechHeader({ current, isEmpty, isSaved, isReading, onEdit, onViewCode, items }: SpeechHeaderProps) {
  const navigate = useNavigate();
  const isDialogue = current === 'dialogue';
  return (
    <PageHeader title={t('title')} beside={<SpeechTabs current={current} />}>
      <DraftState isEmpty={isEmpty} isSaved={isSaved} />
      {isReading && (
        <Button size="sm" onClick={onEdit} icon={<PenLine {...icon} />}>
          {t('edit_text')}
        </Button>
      )}
      <Button
        look="ghost"
        size="sm"
        className="max-lg:hidden"
        onClick={() => openPanel('feedback')}
        icon={<MessageSquare {...icon} />}
      >
        {t('feedback')}
      </Button>
      <Button look="ghost" size="sm" className="max-md:hidden" onClick={onViewCode} icon={<Code {...icon} />}>
        {t('view_code')}
      </Button>
      <Link to={pages.bulk} search={{}} className={`${buttonClass({ look: 'ghost', size: 'sm' })} max-md:hidden`}>
        <Table {...icon} />
        {t('bulk')}
      </Link>
      <Tooltip text={frame('history')}>
        <Link
          to={pages.history}
          search={{}}
          aria-label={frame('history')}
          className="grid size-11 flex-none place-items-center rounded-md text-muted md:hidden"
        >
          <History size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </Tooltip>
      <Menu
        label={t('more')}
        trigger={
          <IconButton label={t('more')} className={items ? undefined : 'md:hidden'}>
            <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        }
        items={[
          {
            label: frame(isDialogue ? 'mode_simple' : 'mode_dialogue'),
            icon: isDialogue ? <PenLine {...icon} /> : <MessageSquare {...icon} />,
            onSelect: () => void navigate({ to: pages[isDialogue ? 'textToSpeech' : 'dialogue'] }),
          },
          { label: t('view_code'), icon: <Code {...icon} />, onSelect: onViewCode },
          {
            label: t('bulk_menu'),
            icon: <Table {...icon} />,
            onSelect: () => void navigate({ to: pages.bulk, search: {} }),
          },
          { label: t('feedback'), icon: <MessageSquare {...icon} />, onSelect: () => openPanel('feedback') },
          ...(items ?? []),
        ]}
      />
    </PageHeader>
  );
}
