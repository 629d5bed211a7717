import { LifeBuoy, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { endOtherSessions, endSession, listSessions } from '#contract/security/api.ts';
import type { Session } from '#contract/security/types.ts';
import { call } from '../../lib/api.ts';
import { confirm } from '../../lib/confirm.ts';
import { formatDate } from '../../lib/format.ts';
import { invalidate, useRead } from '../../lib/queries.ts';
import { reportFailure } from '../../lib/failures/report-failure.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SectionSkeleton } from '../../ui/feedback/SectionSkeleton.tsx';
import { t } from './messages.ts';
import { isHandheld, readAgent } from './user-agent.ts';

function nameOf({ user_agent, is_support }: Session): string {
  if (is_support) return t('support_session');
  const { browser, system } = readAgent(user_agent);
  if (browser && system) return t('browser_on', { browser, system });
  return browser ?? system ?? t('unknown_browser');
}

async function endOne(session: Session): Promise<void> {
  const isMeant = await confirm({
    title: t('end_session_title', { name: nameOf(session) }),
    description: t('end_session_text'),
    confirmLabel: t('sign_out'),
    isDanger: true,
  });
  if (!isMeant) return;
  try {
    await call(endSession, { params: { session_id: session.session_id } });
    toastSuccess(t('session_ended'));
  } catch (error) {
    reportFailure(error);
  }
  invalidate(listSessions);
}

async function endOthers(): Promise<void> {
  const isMeant = await confirm({
    title: t('end_others_title'),
    description: t('end_others_text'),
    confirmLabel: t('end_others'),
    isDanger: true,
  });
  if (!isMeant) return;
  try {
    await call(endOtherSessions, {});
    toastSuccess(t('others_ended'));
  } catch (error) {
    reportFailure(error);
  }
  invalidate(listSessions);
}

export function SessionsSection() {
  const list = useRead(listSessions);
  const [isBusy, setIsBusy] = useState(false);
  const hasOthers = (list.data?.sessions.length ?? 0) > 1;

  async function onEndOthers() {
    setIsBusy(true);
    await endOthers();
    setIsBusy(false);
  }

  return (
    <Section
      id="sessions"
      title={t('sessions')}
      intro={t('sessions_intro')}
      action={
        hasOthers && (
          <Button size="sm" isBusy={isBusy} onClick={() => void onEndOthers()}>
            {t('end_others')}
          </Button>
        )
      }
    >
      <Loaded of={list} skeleton={<SectionSkeleton rows={2} />}>
        {({ sessions }) => (
          <ul aria-label={t('sessions')} className="card divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow key={session.session_id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { is_current, is_support, user_agent, ip, created_at_unix, last_used_at_unix } = session;
  const Icon = is_support ? LifeBuoy : isHandheld(user_agent) ? Smartphone : Monitor;
  const name = nameOf(session);
  return (
    <li className="flex items-center gap-4 px-5 py-3.5 max-md:px-4">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium" title={user_agent ?? undefined}>
          {name}
          {is_current && <Badge tone="success">{t('this_browser')}</Badge>}
          {is_support && <Badge tone="warning">{t('support')}</Badge>}
        </p>
        <p className="text-table text-muted">
          {ip && (
            <>
              <bdi dir="ltr">{ip}</bdi>
              {' · '}
            </>
          )}
          {is_current
            ? t('signed_in_on', { date: formatDate(created_at_unix) })
            : t('used_on', { date: formatDate(last_used_at_unix) })}
        </p>
      </div>
      {!is_current && (
        <Button size="sm" aria-label={t('sign_out_named', { name })} onClick={() => void endOne(session)}>
          {t('sign_out')}
        </Button>
      )}
    </li>
  );
}
