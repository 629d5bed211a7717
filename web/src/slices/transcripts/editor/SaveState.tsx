import { Link } from '@tanstack/react-router';
import { Check, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import { useIsOnline } from '../../../lib/hooks.ts';
import { Button, buttonClass } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { useDesk, useEditor } from './context.ts';
import { t } from './messages.ts';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Whether the server has everything. */
export function SaveState() {
  const { editor } = useDesk();
  const save = useEditor((state) => state.save);
  const isOnline = useIsOnline();
  if (editor.isReadOnly) return <span className="text-caption text-muted">{t('view_only')}</span>;
  const isOff = save === 'offline' || (!isOnline && save !== 'saved' && save !== 'gone');
  const look = {
    saved: { Icon: Check, words: t('saved') },
    unsaved: { Icon: CloudUpload, words: t('saving') },
    saving: { Icon: CloudUpload, words: t('saving') },
    offline: { Icon: CloudOff, words: t('offline') },
    failed: { Icon: TriangleAlert, words: t('not_saved') },
    conflict: { Icon: TriangleAlert, words: t('not_saved') },
    gone: { Icon: TriangleAlert, words: t('not_saved') },
  }[isOff ? 'offline' : save];
  return (
    <span role="status" className="me-1 inline-flex items-center gap-1.5 text-caption whitespace-nowrap text-muted">
      <look.Icon {...icon} />
      <span className="max-md:sr-only">{look.words}</span>
    </span>
  );
}

/** What keeps a transcript from being saved, with the ways on. */
export function SaveProblem() {
  const { editor } = useDesk();
  const conflict = useEditor((state) => state.conflict);
  const isGone = useEditor((state) => state.save === 'gone');
  const problem = useEditor((state) => (state.save === 'failed' ? state.problem : undefined));
  if (conflict) {
    return (
      <div className="px-6 pt-3 max-md:px-4">
        <Banner
          tone="warning"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => editor.settleConflict('theirs')}>
                {t('take_theirs')}
              </Button>
              <Button size="sm" look="primary" onClick={() => editor.settleConflict('mine')}>
                {t('keep_mine')}
              </Button>
            </span>
          }
        >
          <p className="font-medium">{t('conflict', { count: conflict.count })}</p>
          <p className="text-muted">{t('conflict_text')}</p>
        </Banner>
      </div>
    );
  }
  if (isGone) {
    return (
      <div className="px-6 pt-3 max-md:px-4">
        <Banner
          tone="danger"
          action={
            <Link to={pages.speechToText} className={buttonClass({ size: 'sm' })}>
              {t('to_list')}
            </Link>
          }
        >
          <p className="font-medium">{t('gone')}</p>
          <p className="text-muted">{t('gone_text')}</p>
        </Banner>
      </div>
    );
  }
  if (problem === undefined) return null;
  return (
    <div className="px-6 pt-3 max-md:px-4">
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={() => void editor.flush()}>
            {t('try_again')}
          </Button>
        }
      >
        <p className="font-medium">{t('not_saved')}</p>
        <p>{problem}</p>
        <p className="text-muted">{t('kept_here')}</p>
      </Banner>
    </div>
  );
}
