import {
  FlaskConical,
  KeyRound,
  LifeBuoy,
  MailCheck,
  ShieldOff,
  Siren,
  Trash2,
  TriangleAlert,
  UserCog,
} from 'lucide-react';
import type { Account } from '#contract/accounts/types.ts';
import type { MenuItem } from '../../../ui/overlay/MenuPanel.tsx';
import * as actions from '../account-actions.ts';
import { t } from '../messages.ts';

interface AccountMenuInput {
  account: Account;
  isSelf: boolean;
  /** Opens the dialog that asks for access. */
  onAsk(): void;
  onDeleted(): void;
}

/** What is done less often to an account. What nobody may do to their own account stays listed, with the reason. */
export function accountMenu({ account, isSelf, onAsk, onDeleted }: AccountMenuInput): (MenuItem | 'divider')[] {
  const { is_verified, has_second_factor, has_alpha_access, warning, is_in_probation, is_operator } = account;
  const isWarned = warning !== 'none';
  const own = isSelf ? { isDisabled: true, reason: t('own_account') } : {};
  return [
    ...(is_verified ? [] : [{ label: t('verify'), icon: <MailCheck />, onSelect: () => void actions.verify(account) }]),
    { label: t('send_link'), icon: <KeyRound />, onSelect: () => void actions.sendLink(account) },
    ...(isSelf ? [] : [{ label: t('ask_access_dots'), icon: <LifeBuoy />, onSelect: onAsk }]),
    {
      label: t('reset_factor'),
      icon: <ShieldOff />,
      onSelect: () => void actions.resetFactor(account),
      ...(has_second_factor ? {} : { isDisabled: true, reason: t('no_factor') }),
    },
    'divider',
    {
      label: isWarned ? t('withdraw') : t('warn'),
      icon: <TriangleAlert />,
      onSelect: () => void actions.moderate(account, isWarned ? 'withdraw_warning' : 'raise_warning'),
    },
    {
      label: is_in_probation ? t('end_probation') : t('start_probation'),
      icon: <Siren />,
      onSelect: () => void actions.moderate(account, is_in_probation ? 'end_probation' : 'start_probation'),
    },
    'divider',
    {
      label: has_alpha_access ? t('no_alpha') : t('alpha'),
      icon: <FlaskConical />,
      onSelect: () => void actions.setAlpha(account, !has_alpha_access),
    },
    {
      label: is_operator ? t('no_operator') : t('operator'),
      icon: <UserCog />,
      onSelect: () => void actions.setOperator(account, !is_operator),
      ...own,
    },
    'divider',
    {
      label: t('delete_dots'),
      icon: <Trash2 />,
      isDanger: true,
      onSelect: () => void actions.remove(account).then((isDone) => isDone && onDeleted()),
      ...own,
    },
  ];
}
