import { useRef, useState } from 'react';
import { getBotCheck, preSignUp, signUp } from '#contract/sign-up/api.ts';
import type { BotCheck } from '#contract/sign-up/types.ts';
import { call } from '../../lib/api.ts';
import { takeKept } from '../../lib/address/arrival.ts';
import { solve } from './bot-check.ts';
import { readReferral, track } from '../analytics/public.ts';
import { t } from './messages.ts';

export interface SignUpInput {
  email: string;
  password: string;
  account_metadata: { agrees_to_product_updates: boolean; accepts_terms?: boolean };
}

type Step = 'idle' | 'checking' | 'sending';

/** Passes the bot check that the server requires for an account. @throws Error with a message for the visitor */
async function passBotCheck(known: BotCheck | undefined, readToken: () => string | undefined): Promise<string | null> {
  if (known?.kind === 'none') return null;
  // A challenge expires after minutes, but a form may be open for hours, so a fresh one is read.
  const check = known?.kind === 'token' ? known : await call(getBotCheck, {});
  if (check.kind === 'token') {
    const token = readToken();
    if (!token) throw new Error(t('bot_check_open'));
    return token;
  }
  if (!check.challenge) return null;
  try {
    return await solve(check.challenge);
  } catch (cause) {
    throw new Error(window.isSecureContext ? t('bot_check_failed') : t('bot_check_insecure'), { cause });
  }
}

/** Requests an account: first the consent with the bot check, then the account itself. */
export function useSignUp(check: BotCheck | undefined, readToken: () => string | undefined) {
  const [step, setStep] = useState<Step>('idle');
  // Reading the code removes it from the browser, so the ref keeps it for another attempt.
  const invite = useRef<string | null>(null);

  async function send({ email, password, account_metadata }: SignUpInput, continueUrl: string | undefined) {
    track('sign_up_started');
    setStep('checking');
    try {
      const recaptcha_token = await passBotCheck(check, readToken);
      setStep('sending');
      invite.current ??= takeKept('invite_code');
      const referral_code = readReferral();
      const input = {
        email,
        account_metadata,
        ...(recaptcha_token ? { recaptcha_token } : {}),
        ...(invite.current ? { invite_code: invite.current } : {}),
        ...(referral_code ? { referral_code } : {}),
      };
      await call(preSignUp, { body: input });
      await call(signUp, { body: { ...input, password, ...(continueUrl ? { continue_url: continueUrl } : {}) } });
    } finally {
      setStep('idle');
    }
  }
  return { step, send };
}
