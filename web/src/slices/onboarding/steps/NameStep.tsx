import type { User } from '#contract/profile/types.ts';
import { useStore } from '../../../lib/store.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { answer, onboardingStore } from '../answers.ts';
import { t } from '../messages.ts';

export function NameStep({ user }: { user: User }) {
  const name = useStore(onboardingStore, ({ answers }) => answers.first_name);
  return (
    <TextField
      label={t('first_name')}
      autoComplete="given-name"
      maxLength={100}
      // The page was opened to fill in this field.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      value={name ?? user.first_name ?? ''}
      onChange={(event) => answer({ first_name: event.target.value })}
    />
  );
}
