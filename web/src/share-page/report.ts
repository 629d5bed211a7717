/** The form in which a reader reports the page. */
import { data, find, onClick, say } from './data.ts';

const { words } = data;

interface Check {
  kind: 'none' | 'proof_of_work' | 'token';
  challenge: unknown;
}

/** What the server asks of a visitor before it takes a report. */
async function solveBotCheck(): Promise<string | undefined> {
  const check = (await (await fetch('/v1/auth/bot-check')).json()) as Check;
  if (check.kind !== 'proof_of_work') return undefined;
  const { solveBotCheck: solve } = await import('./solve-bot-check.ts');
  return solve(check.challenge);
}

async function send(form: HTMLFormElement): Promise<string | undefined> {
  const fields = new FormData(form);
  const response = await fetch(`/share/${data.id}/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      reason: fields.get('reason'),
      text: fields.get('text') ?? '',
      recaptcha_token: await solveBotCheck(),
    }),
  });
  if (response.ok) return undefined;
  return response.status === 429 ? words.report_too_many : words.report_failed;
}

export function startReport(): void {
  const dialog = find<HTMLDialogElement>('report');
  const form = find<HTMLFormElement>('report-form');
  const fault = find('report-fault');
  const button = find<HTMLButtonElement>('send-report');
  if (!dialog || !form || !fault || !button) return;
  onClick('open-report', () => dialog.showModal());
  for (const id of ['close-report', 'cancel-report']) onClick(id, () => dialog.close());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    fault.textContent = '';
    button.disabled = true;
    button.textContent = words.sending ?? '';
    const problem = await send(form).catch(() => words.report_failed);
    button.disabled = false;
    button.textContent = words.send ?? '';
    if (problem !== undefined) return void (fault.textContent = problem);
    form.reset();
    dialog.close();
    say(words.report_sent ?? '');
  });
}
