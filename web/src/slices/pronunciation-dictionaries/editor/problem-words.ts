import { formatNumber } from '../../../lib/format.ts';
import type { RuleProblem } from '../rules/conflicts.ts';
import { t } from './messages.ts';

/** Says what is wrong with a rule, for whoever mends it. */
export function problemWords(problem: RuleProblem): string {
  if (problem.kind === 'duplicate' || problem.kind === 'shadowed')
    return t(`problem_${problem.kind}`, { number: formatNumber(problem.by + 1) });
  if (problem.kind === 'unknown_sound') return t('problem_unknown_sound', { sign: problem.sign });
  return t(`problem_${problem.kind}`);
}
