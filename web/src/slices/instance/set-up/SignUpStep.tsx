import { useState } from 'react';
import { changeSetting, listSettings } from '#contract/instance/api.ts';
import { getInstance } from '#contract/sign-in/api.ts';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/queries.ts';
import { ChoiceCard } from '../../../ui/form/ChoiceCard.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { EnvironmentNote } from './EnvironmentNote.tsx';
import { t } from './messages.ts';
import { valueOf, type Settings } from './settings.ts';
import { changesFor, choiceOf, signUpChoices } from './sign-up-choice.ts';
import { StepForm } from './StepForm.tsx';

export function SignUpStep({ settings }: { settings: Settings }) {
  const now = {
    SIGN_UP: valueOf(settings, 'SIGN_UP'),
    SIGN_UP_DOMAINS: valueOf(settings, 'SIGN_UP_DOMAINS'),
  };
  const [choice, setChoice] = useState(() => choiceOf(now));
  const [domains, setDomains] = useState(now.SIGN_UP_DOMAINS);
  const [problem, setProblem] = useState<string>();
  const canChange = settings.SIGN_UP.can_change;
  const canNameDomains = settings.SIGN_UP_DOMAINS.can_change;

  async function save(): Promise<boolean> {
    if (choice === 'domains' && domains.trim() === '') {
      setProblem(t('domains_missing'));
      return false;
    }
    const changes = Object.entries(changesFor(choice, domains, now));
    for (const [name, value] of changes) await call(changeSetting, { params: { name }, body: { value } });
    if (changes.length > 0) invalidate(listSettings, getInstance);
    return true;
  }

  return (
    <StepForm step="sign_up" page="instanceSettings" pageName={t('settings')} onSave={save}>
      <div className="flex flex-col gap-4">
        <fieldset disabled={!canChange} className="flex flex-col gap-2.5">
          <legend className="sr-only">{t('sign_up_title')}</legend>
          {signUpChoices.map((one) => (
            <ChoiceCard
              key={one}
              name="sign-up"
              label={t(`sign_up_${one}`)}
              help={t(`sign_up_${one}_help`)}
              isChosen={choice === one}
              onChoose={() => setChoice(one)}
            />
          ))}
        </fieldset>
        {choice === 'domains' && (
          <TextField
            label={t('domains')}
            help={t('domains_help')}
            value={domains}
            disabled={!canNameDomains}
            autoComplete="off"
            autoCapitalize="none"
            error={problem}
            onChange={(event) => {
              setProblem(undefined);
              setDomains(event.target.value);
            }}
          />
        )}
        <p className="text-table empty:hidden">
          <EnvironmentNote settings={settings} names={['SIGN_UP', 'SIGN_UP_DOMAINS']} />
        </p>
      </div>
    </StepForm>
  );
}
