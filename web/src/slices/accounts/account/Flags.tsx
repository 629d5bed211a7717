import type { Account } from '#contract/accounts/types.ts';
import { choose, useChosen } from '../../../lib/choices/choices.ts';
import { Segment } from '../../../ui/form/Segment.tsx';
import { setFlag } from '../account-actions.ts';
import { t } from '../messages.ts';

const values = { default: null, on: true, off: false } as const;
type Choice = keyof typeof values;
const choices = Object.keys(values) as Choice[];

/** The feature flags of the workspace. Each follows the installation until it is set here. */
export function Flags({ account, Heading }: { account: Account; Heading: 'h2' | 'h3' }) {
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4" aria-label={t('flags')}>
      <Heading className="font-semibold">{t('flags')}</Heading>
      {account.flags.map(({ flag, is_on }) => (
        <FlagRow key={flag} account={account} flag={flag} isOn={is_on} />
      ))}
    </section>
  );
}

function FlagRow({ account, flag, isOn }: { account: Account; flag: string; isOn: boolean | null }) {
  const name = `flag ${flag} of ${account.user_id}`;
  const shown = useChosen(name, isOn);
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-mono text-caption break-all">{flag}</span>
      <Segment
        label={flag}
        value={choices.find((choice) => values[choice] === shown) ?? 'default'}
        options={choices.map((value) => ({ value, label: t(`flag_${value}`) }))}
        onChange={(choice) => void choose(name, values[choice], () => setFlag(account, flag, values[choice]))}
      />
    </div>
  );
}
