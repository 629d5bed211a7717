/** Who may sign up, as a person chooses it, and the settings that say so. Pure. */
import type { LiveSetting } from '#contract/instance/settings.ts';

export const signUpChoices = ['open', 'domains', 'invite', 'closed'] as const;
export type SignUpChoice = (typeof signUpChoices)[number];

type Values = Partial<Record<LiveSetting, string | null>>;

export function choiceOf({ SIGN_UP, SIGN_UP_DOMAINS }: Values): SignUpChoice {
  if (SIGN_UP === 'invite' || SIGN_UP === 'closed') return SIGN_UP;
  return SIGN_UP_DOMAINS ? 'domains' : 'open';
}

/** Gives what has to change. The domains stay where they do not count, so that they are there when they count again. */
export function changesFor(choice: SignUpChoice, domains: string, now: Values): Values {
  const wanted: Values = { SIGN_UP: choice === 'domains' ? 'open' : choice };
  if (choice === 'open') wanted.SIGN_UP_DOMAINS = null;
  if (choice === 'domains') wanted.SIGN_UP_DOMAINS = domains.trim();
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => (now[name as LiveSetting] || null) !== (value || null)),
  );
}
