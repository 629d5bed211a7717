/** Whether a workspace may show what it makes to the public. */
import { hasAgreedFigures } from '#contract/billing/plans.ts';
import type { FlagName } from '#contract/workspace/flags.ts';
import type { Parts } from '../../context.ts';
import { actingAs, type Scope } from '../../kernel/context.ts';
import { getTier } from '../billing/billing.service.ts';
import { readFlags } from '../workspace/workspace.service.ts';

const flag: FlagName = 'tts-video-generation';

/** A workspace on an enterprise plan, or in the trial of one, shares only where its flag is on. */
export async function maySharePublicly(scope: Scope, { config }: Pick<Parts, 'config'>): Promise<boolean> {
  if (!hasAgreedFigures(await getTier(scope))) return true;
  return (await readFlags(scope))[flag] ?? config.flags.includes(flag);
}

/** Does for the owner of a link what a stranger or an operator sets off. It opens nothing else of theirs. */
export const actingAsOwner = (
  { db, now, languages, queue, afterCommit }: Omit<Scope, 'actor'>,
  { user_id, workspace_id }: { user_id: string; workspace_id: string },
): Scope =>
  actingAs(
    { db, now, languages, queue, afterCommit },
    { user_id, workspace_id, role: 'editor', is_operator: false, email_verified: true },
  );
