import { Link } from '@tanstack/react-router';
import { Code, History, Plus } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { LinkSegment, segmentClass } from '../../ui/navigation/LinkSegment.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { t } from './messages.ts';

interface ChangerHeaderProps {
  current: 'create' | 'history';
  onViewCode?: () => void;
}

export function ChangerHeader({ current, onViewCode }: ChangerHeaderProps) {
  const isHistory = current === 'history';
  const Icon = isHistory ? Plus : History;
  return (
    <PageHeader
      title={t('title')}
      beside={
        <div className="max-md:hidden">
          <LinkSegment label={t('pages')}>
            <Link
              to={pages.voiceChanger}
              className={segmentClass(!isHistory)}
              aria-current={isHistory ? undefined : 'page'}
            >
              {t('create')}
            </Link>
            <Link
              to={pages.voiceChangerHistory}
              className={segmentClass(isHistory)}
              aria-current={isHistory ? 'page' : undefined}
            >
              {t('history')}
            </Link>
          </LinkSegment>
        </div>
      }
    >
      {onViewCode && (
        <>
          <Button
            look="ghost"
            size="sm"
            className="max-md:hidden"
            onClick={onViewCode}
            icon={<Code size={15} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('view_code')}
          </Button>
          <IconButton label={t('view_code')} className="md:hidden" onClick={onViewCode}>
            <Code size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </>
      )}
      <Link
        to={isHistory ? pages.voiceChanger : pages.voiceChangerHistory}
        aria-label={isHistory ? t('create') : t('history')}
        className="grid size-11 flex-none place-items-center rounded-md text-muted md:hidden"
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </PageHeader>
  );
}
