import { Link } from '@tanstack/react-router';
import {
  Bell,
  ChartColumn,
  CircleQuestionMark,
  CodeXml,
  CreditCard,
  KeyRound,
  Keyboard,
  ListChecks,
  LogOut,
  Search,
  Server,
  Settings,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { plans } from '#contract/billing/plans.ts';
import { pages } from '#contract/pages.ts';
import { creditsOf, useUser } from '../../lib/account.ts';
import { formatNumber } from '../../lib/format.ts';
import { useMedia } from '../../lib/hooks.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import { openPanel, type Panel } from '../../lib/panels.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Meter } from '../../ui/plan/Meter.tsx';
import { Avatar } from '../frame/Avatar.tsx';
import { moreTools } from '../frame/nav.ts';
import { FloatingPanel } from './FloatingPanel.tsx';
import { LanguageSelect } from '../../slices/profile/LanguageSelect.tsx';
import { t } from '../../lib/language/panels-messages.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { unreadWords, useUnread } from './unread.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const line =
  'flex h-9 items-center gap-2.5 rounded-md px-2 text-table font-medium hover:bg-hover max-md:h-11 [&_svg]:flex-none [&_svg]:text-muted';

/** Shows the user, their credits, theme and language, and signs out. */
export function AccountPanel() {
  const user = useUser();
  const isPhone = useMedia('(max-width: 767px)');
  const unread = useUnread();
  const { isLeaving, leave } = useSignOut();

  if (!user) return null;
  const { left, used, limit, isExtended, isUnlimited } = creditsOf(user);
  const words = isUnlimited
    ? t('credits_no_limit')
    : isExtended
      ? t('credits_extended', { used: formatNumber(used), limit: formatNumber(limit) })
      : t('credits_left_of', { left: formatNumber(left), limit: formatNumber(limit) });
  return (
    <FloatingPanel panel="account" title={t('account')} width="w-[280px]">
      <div className="flex flex-col gap-4 overflow-auto p-4">
        <div className="flex items-center gap-3">
          <Avatar user={user} className="size-9" />
          <div className="min-w-0">
            {user.first_name && (
              <p className="truncate font-medium">
                <bdi>{user.first_name}</bdi>
              </p>
            )}
            <p className="truncate text-table text-muted">{user.email}</p>
          </div>
        </div>
        <div className="flex flex-col gap-2 text-caption">
          <div className="flex flex-wrap justify-between gap-x-2">
            <span className="font-medium">{t('plan', { plan: plans[user.subscription.tier].name })}</span>
            <span className="text-muted tabular-nums">{words}</span>
          </div>
          {!isUnlimited && <Meter label={t('credits_used')} used={used} limit={limit} />}
        </div>
        <ThemeSwitch />
        <LanguageSelect label={t('language')} />
        <div className="-mx-2 flex flex-col gap-0.5">
          {isPhone && (
            <>
              {moreTools().map(({ to, label, icon: Icon }) => (
                <Link key={to} to={to} className={line}>
                  <Icon {...icon} />
                  {label}
                </Link>
              ))}
              <PanelLine panel="palette" icon={<Search {...icon} />} label={t('search_or_jump')} />
              <PanelLine panel="notifications" icon={<Bell {...icon} />} label={unreadWords(unread)} />
              <PanelLine panel="jobs" icon={<ListChecks {...icon} />} label={t('jobs')} />
              <PanelLine panel="help" icon={<CircleQuestionMark {...icon} />} label={t('help')} />
              <Link to={pages.apiKeys} className={line}>
                <KeyRound {...icon} />
                {t('api_keys')}
              </Link>
              {user.is_operator && (
                <Link to={pages.instance} className={line}>
                  <Server {...icon} />
                  {t('instance')}
                </Link>
              )}
            </>
          )}
          <Link to={pages.subscription} className={line}>
            <CreditCard {...icon} />
            {t('subscription')}
          </Link>
          <Link to={pages.usage} className={line}>
            <ChartColumn {...icon} />
            {t('usage')}
          </Link>
          <Link to={pages.settings} className={line}>
            <Settings {...icon} />
            {t('settings')}
          </Link>
          <PanelLine panel="shortcuts" icon={<Keyboard {...icon} />} label={t('keyboard_shortcuts')} />
          <Link to={pages.docs} className={line}>
            <CodeXml {...icon} />
            {t('api_reference')}
          </Link>
        </div>
        <Button isBusy={isLeaving} onClick={leave} icon={<LogOut size={16} strokeWidth={1.75} />}>
          {t('sign_out')}
        </Button>
      </div>
    </FloatingPanel>
  );
}

/** Opens another panel in place of this one. */
function PanelLine({ panel, icon: sign, label }: { panel: Panel; icon: ReactNode; label: string }) {
  return (
    <button type="button" onClick={() => openPanel(panel)} className={`${line} w-full text-start`}>
      {sign}
      {label}
    </button>
  );
}
