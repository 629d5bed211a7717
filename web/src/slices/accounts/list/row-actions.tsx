import { Ban, Gauge, KeyRound, LifeBuoy, LockOpen, PanelRight, Repeat } from 'lucide-react';
import type { ListedAccount } from '#contract/accounts/types.ts';
import type { MenuItem } from '../../../ui/overlay/MenuPanel.tsx';
import * as actions from '../account-actions.ts';
import type { OpenDialog } from '../dialogs/dialogs.ts';
import { t } from '../messages.ts';

interface RowActionsInput {
  account: ListedAccount;
  isSelf: boolean;
  onOpen(): void;
  onDialog: OpenDialog;
}

/** What is done most often to an account, without opening it. */
export function rowActions({ account, isSelf, onOpen, onDialog }: RowActionsInput): (MenuItem | 'divider')[] {
  const isLocked = account.state === 'locked';
  const Lock = isLocked ? LockOpen : Ban;
  return [
    { label: t('open'), icon: <PanelRight />, onSelect: onOpen },
    { label: t('change_plan_dots'), icon: <Repeat />, onSelect: () => onDialog('plan', account) },
    { label: t('set_limits_dots'), icon: <Gauge />, onSelect: () => onDialog('limits', account) },
    { label: t('send_link'), icon: <KeyRound />, onSelect: () => void actions.sendLink(account) },
    ...(isSelf
      ? []
      : [
          { label: t('ask_access_dots'), icon: <LifeBuoy />, onSelect: () => onDialog('access', account) },
          'divider' as const,
          {
            label: isLocked ? t('unlock') : t('lock_dots'),
            icon: <Lock />,
            isDanger: !isLocked,
            onSelect: () => void actions.setLock(account, !isLocked),
          },
        ]),
  ];
}
