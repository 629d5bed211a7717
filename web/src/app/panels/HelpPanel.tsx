import { Link } from '@tanstack/react-router';
import { CodeXml, Cookie, Keyboard, MessageSquare, Search } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import { consentStore, openConsent } from '../../slices/privacy/consent.ts';
import { closePanel, openPanel } from '../../lib/panels.ts';
import { useStore } from '../../lib/store.ts';
import { FloatingPanel } from './FloatingPanel.tsx';
import { keyNames } from '../frame/key-names.ts';
import { t } from '../../lib/language/panels-messages.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const line =
  'flex h-8 w-full items-center gap-2.5 rounded-sm px-2 text-start text-table hover:bg-hover max-md:h-11 [&_svg]:flex-none [&_svg]:text-muted';
const hint = 'ms-auto font-mono text-[11px] text-muted max-md:hidden';

export function HelpPanel() {
  const hasStatistics = useStore(consentStore, ({ consent }) => consent !== 'not_applicable');
  return (
    <FloatingPanel panel="help" title={t('help')} width="w-[260px]">
      <div className="flex flex-col p-1 max-md:px-3 max-md:pb-4">
        <button type="button" className={line} onClick={() => openPanel('shortcuts')}>
          <Keyboard {...icon} />
          {t('keyboard_shortcuts')}
          <kbd aria-hidden="true" className={hint}>
            ?
          </kbd>
        </button>
        <button type="button" className={line} onClick={() => openPanel('palette')}>
          <Search {...icon} />
          {t('search_or_jump')}
          <kbd aria-hidden="true" className={hint}>
            {keyNames('Mod+K')}
          </kbd>
        </button>
        <Link to={pages.docs} className={line}>
          <CodeXml {...icon} />
          {t('api_reference')}
        </Link>
        <button type="button" className={line} onClick={() => openPanel('feedback')}>
          <MessageSquare {...icon} />
          {t('send_feedback')}
        </button>
        {hasStatistics && (
          <button
            type="button"
            className={line}
            onClick={() => {
              closePanel('help');
              openConsent();
            }}
          >
            <Cookie {...icon} />
            {t('cookie_choices')}
          </button>
        )}
      </div>
    </FloatingPanel>
  );
}
