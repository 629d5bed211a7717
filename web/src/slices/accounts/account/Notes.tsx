import type { Account } from '#contract/accounts/types.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import * as actions from '../account-actions.ts';
import { t } from '../messages.ts';
import { notesOf, type NoteName } from './notes.ts';

/** The action that ends what a note tells of. */
const remedies: Partial<Record<NoteName, { label(): string; run(account: Account): Promise<boolean> }>> = {
  locked: { label: () => t('unlock'), run: (account) => actions.setLock(account, false) },
  unverified: { label: () => t('verify'), run: actions.verify },
  on_probation: { label: () => t('end_probation'), run: (account) => actions.moderate(account, 'end_probation') },
  warning_unread: { label: () => t('withdraw'), run: (account) => actions.moderate(account, 'withdraw_warning') },
  warning_read: { label: () => t('withdraw'), run: (account) => actions.moderate(account, 'withdraw_warning') },
  alpha_requested: { label: () => t('alpha'), run: (account) => actions.setAlpha(account, true) },
};

/** Tells what is out of the ordinary about an account, each with the step that settles it. */
export const Notes = ({ account }: { account: Account }) =>
  notesOf(account).map(({ name, tone }) => {
    const remedy = remedies[name];
    return (
      <Banner
        key={name}
        tone={tone}
        action={
          remedy && (
            <Button size="sm" onClick={() => void remedy.run(account)}>
              {remedy.label()}
            </Button>
          )
        }
      >
        {t(`note_${name}`)}
      </Banner>
    );
  });
