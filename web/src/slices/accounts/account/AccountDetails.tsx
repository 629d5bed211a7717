import type { Account } from '#contract/accounts/types.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ActionsMenu } from '../../../ui/overlay/ActionsMenu.tsx';
import * as actions from '../account-actions.ts';
import type { DialogName } from '../dialogs/AccountDialog.tsx';
import { t } from '../messages.ts';
import { accountMenu } from './account-menu.tsx';
import { Facts } from './Facts.tsx';
import { Flags } from './Flags.tsx';
import { Members } from './Members.tsx';
import { Notes } from './Notes.tsx';

interface AccountDetailsProps {
  account: Account;
  isSelf: boolean;
  /** The rank of the headings of its parts, which is one below that of the name. */
  Heading: 'h2' | 'h3';
  onOpen(id: string): void;
  onDialog(name: DialogName): void;
  onDeleted(): void;
}

export function AccountDetails({ account, isSelf, Heading, onOpen, onDialog, onDeleted }: AccountDetailsProps) {
  const { email, is_locked } = account;
  return (
    <div className="flex flex-col gap-5">
      <Notes account={account} />
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" onClick={() => onDialog('plan')}>
          {t('change_plan')}
        </Button>
        <Button size="sm" onClick={() => onDialog('limits')}>
          {t('set_limits')}
        </Button>
        <span className="ms-auto">
          <ActionsMenu
            label={t('more_actions', { email })}
            items={accountMenu({ account, isSelf, onAsk: () => onDialog('access'), onDeleted })}
          />
        </span>
      </div>
      <Facts account={account} />
      <Members account={account} Heading={Heading} onOpen={onOpen} />
      <Flags account={account} Heading={Heading} />
      <div className="flex items-center justify-between gap-2 border-t border-line pt-4">
        <Button look="ghost" size="sm" className="-ms-2.5" onClick={() => void actions.signOut(account)}>
          {t('sign_out')}
        </Button>
        {!isSelf && (
          <Button
            look="ghost"
            size="sm"
            className={is_locked ? '' : 'text-danger'}
            onClick={() => void actions.setLock(account, !is_locked)}
          >
            {is_locked ? t('unlock') : t('lock_dots')}
          </Button>
        )}
      </div>
      <p className="text-caption text-muted">{t('note')}</p>
    </div>
  );
}
