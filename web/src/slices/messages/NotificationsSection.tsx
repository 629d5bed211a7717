import { getNotificationPreferences } from '#contract/messages/api.ts';
import type { NotificationKind } from '#contract/messages/types.ts';
import { useChosen } from '../../lib/choices/choices.ts';
import { useRead } from '../../lib/queries.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { tableCell, tableClass, tableHead } from '../../ui/layout/Table.tsx';
import { SectionSkeleton } from '../../ui/feedback/SectionSkeleton.tsx';
import { t } from './messages.ts';
import { chooseNotification, nameOfBox, type Channel } from './notification-choices.ts';

/** Lists only the notifications that are really sent, with the channels that are really used. */
const offered = [
  { kind: 'product_updates', channels: ['email'] },
  { kind: 'new_member', channels: ['email', 'in_app'] },
] as const satisfies { kind: NotificationKind; channels: readonly Channel[] }[];

type Offered = (typeof offered)[number]['kind'];

function ChannelBox({ kind, channel, isOn }: { kind: Offered; channel: Channel; isOn: boolean }) {
  return (
    <Checkbox
      label={t(channel === 'email' ? 'notice_by_email' : 'notice_in_app', { event: t(`notice_${kind}`) })}
      isLabelHidden
      checked={useChosen(nameOfBox(kind, channel), isOn)}
      onChange={(value) => void chooseNotification(kind, channel, value)}
    />
  );
}

export function NotificationsSection() {
  const list = useRead(getNotificationPreferences);
  return (
    <Section id="notifications" title={t('notifications')} intro={t('notifications_intro')}>
      <Loaded of={list} skeleton={<SectionSkeleton rows={3} />}>
        {({ preferences }) => (
          <div className="card px-2 py-1">
            <table className={tableClass}>
              <caption className="sr-only">{t('notifications')}</caption>
              <thead>
                <tr>
                  <th className={tableHead()}>{t('event')}</th>
                  <th className={`${tableHead()} w-24 max-md:w-16`}>{t('by_email')}</th>
                  <th className={`${tableHead()} w-24 max-md:w-16`}>{t('in_app')}</th>
                </tr>
              </thead>
              <tbody>
                {offered.map(({ kind, channels }) => (
                  <tr key={kind} className="border-b border-line last:border-0">
                    <th scope="row" className={`${tableCell()} text-start text-body font-medium`}>
                      {t(`notice_${kind}`)}
                    </th>
                    {(['email', 'in_app'] as const).map((channel) => (
                      <td key={channel} className={tableCell()}>
                        {(channels as readonly Channel[]).includes(channel) && (
                          <ChannelBox kind={kind} channel={channel} isOn={preferences[kind][channel]} />
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
    </Section>
  );
}
