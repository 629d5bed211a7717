import type { BotCheck } from '#contract/sign-up/types.ts';

/** Solves the challenge of the bot check. @throws Error where this browser cannot compute it */
export async function solve(challenge: NonNullable<BotCheck['challenge']>): Promise<string> {
  const worker = new Worker(new URL('./bot-check.worker.ts', import.meta.url), { type: 'module' });
  try {
    const solved = await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker did not start.')));
      worker.postMessage(challenge);
    });
    if (!solved) throw new Error('The challenge was not solved.');
    return btoa(JSON.stringify(solved));
  } finally {
    worker.terminate();
  }
}

/** The names under which the usual providers put their token into the form around their widget. */
const tokenFields = ['g-recaptcha-response', 'h-captcha-response', 'cf-turnstile-response'];

export function readToken(widget: HTMLElement | null): string | undefined {
  const fields = tokenFields.map((name) => widget?.querySelector<HTMLInputElement>(`[name="${name}"]`));
  return fields.find((field) => field?.value)?.value;
}
