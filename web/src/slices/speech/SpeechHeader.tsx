import { Link, useNavigate } from '@tanstack/react-router';
import { Code, Ellipsis, History, MessageSquare, PenLine, Sheet as Table } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import { openPanel } from '../../lib/panels.ts';
import { Button, buttonClass } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tooltip } from '../../ui/overlay/Tooltip.tsx';
import { editAgain, useIsReading } from './canvas/reading.ts';
import { ModeTabs } from './ModeTabs.tsx';
import { DraftState } from './drafts/DraftState.tsx';
import { t } from './messages.ts';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface SpeechHeaderProps {
  isEmpty: boolean;
  onViewCode(): void;
}

export function SpeechHeader({ isEmpty, onViewCode }: SpeechHeaderProps) {
  const isReading = useIsReading();
  const navigate = useNavigate();
  return (
    <PageHeader title={t('title')} beside={<ModeTabs />}>
      <DraftState isEmpty={isEmpty} />
      {isReading && (
        <Button size="sm" onClick={editAgain} icon={<PenLine {...icon} />}>
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
          <IconButton label={t('more')} className="md:hidden">
            <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        }
        items={[
          {
            label: t('mode_dialogue'),
            icon: <MessageSquare {...icon} />,
            onSelect: () => void navigate({ to: pages.dialogue }),
          },
          { label: t('view_code'), icon: <Code {...icon} />, onSelect: onViewCode },
          {
            label: t('bulk_menu'),
            icon: <Table {...icon} />,
            onSelect: () => void navigate({ to: pages.bulk, search: {} }),
          },
          { label: t('feedback'), icon: <MessageSquare {...icon} />, onSelect: () => openPanel('feedback') },
        ]}
      />
    </PageHeader>
  );
}
