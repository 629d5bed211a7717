import { useState, type FormEvent } from 'react';
import { Email } from '#contract/sign-in/types.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { findSsoProvider, listIdentityProviders } from '#contract/sign-in/api.ts';
import { call } from '../../lib/api.ts';
import { peekKept } from '../../lib/address/arrival.ts';
import { errorMessage } from '../../lib/failures/errors.ts';
import { dismissToasts, toastError } from '../../lib/toasts.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { buttonClass, Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { AuthLayout } from '../../ui/layout/AuthLayout.tsx';
import { t } from './messages.ts';

type Providers = Answer<typeof listIdentityProviders>;

/** Reads whether there is a provider, and which ones with their addresses. This takes two calls. */
async function findProviders(email: string): Promise<Providers> {
  const invite_code = peekKept('invite_code') ?? undefined;
  const withCode = invite_code ? { invite_code } : {};
  const [found, providers] = await Promise.all([
    call(findSsoProvider, { query: { email, ...withCode } }),
    call(listIdentityProviders, { query: withCode }, { headers: { email } }),
  ]);
  return found.provider_id ? providers : [];
}

interface Props {
  email: string;
  onEmail(email: string): void;
  onBack(): void;
}

export function SsoSignIn({ email, onEmail, onBack }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [providers, setProviders] = useState<Providers>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checked = Email.safeParse(email);
    setProblem(checked.error?.issues[0]?.message);
    if (isBusy || !checked.success) return;
    dismissToasts();
    setProviders(undefined);
    setIsBusy(true);
    try {
      setProviders(await findProviders(checked.data));
    } catch (error) {
      toastError(t('sso_failed', { message: errorMessage(error) }));
    }
    setIsBusy(false);
  }

  return (
    <AuthLayout title={t('sso')} intro={t('sso_intro')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          value={email}
          error={problem}
          onChange={(event) => {
            onEmail(event.target.value);
            setProviders(undefined);
          }}
        />
        {providers?.length === 0 && <Banner tone="info">{t('sso_none')}</Banner>}
        {providers?.map(({ identity_provider_id, display_name, sign_in_url }) => (
          <a key={identity_provider_id} href={sign_in_url} className={buttonClass({ size: 'lg' })}>
            {t('sso_with', { name: display_name })}
          </a>
        ))}
        <Button type="submit" look="primary" size="lg" isBusy={isBusy}>
          {t('continue')}
        </Button>
        <Button look="ghost" onClick={onBack}>
          {t('sso_back')}
        </Button>
      </form>
    </AuthLayout>
  );
}
