/** Words a finding in the reader's language. */
import type { Finding } from '#contract/instance/types.ts';
import { formatDay, formatNumber, formatSize } from '../../../lib/format.ts';
import { t } from '../messages.ts';

const figure = ({ params }: Finding, name: string): number => Number(params[name] ?? 0);
const name = ({ params }: Finding, key: string): string => String(params[key] ?? '');

/** What messages may name. A message takes of it what it needs. */
const wordsOf = (finding: Finding) => ({
  host: name(finding, 'host'),
  url: name(finding, 'url'),
  answer: name(finding, 'answer'),
  reason: name(finding, 'reason'),
  version: name(finding, 'version'),
  engine: name(finding, 'engine'),
  packages: name(finding, 'packages') || '–',
  voices: figure(finding, 'voices'),
  milliseconds: formatNumber(figure(finding, 'first_ms')),
  free: formatSize(figure(finding, 'free_mb') * 1e6),
  min_free: formatSize(figure(finding, 'min_free_mb') * 1e6),
  size: formatSize(figure(finding, 'mb') * 1e6),
  files: figure(finding, 'files'),
  count: figure(finding, 'count'),
  missing: figure(finding, 'missing'),
  lost: figure(finding, 'lost'),
  cut: figure(finding, 'cut'),
  users: figure(finding, 'users'),
  workspaces: figure(finding, 'workspaces'),
  accounts: figure(finding, 'accounts'),
  operators: figure(finding, 'operators'),
  days: figure(finding, 'days'),
  ends: formatDay(figure(finding, 'expires_at_unix')),
  made: formatDay(figure(finding, 'made_at_unix')),
});

export const findingTitle = (finding: Finding): string => t(`finding_${finding.code}`, wordsOf(finding));

/** The effect and the reason. What is in order needs none. */
export function findingText(finding: Finding): string {
  const { code } = finding;
  return isProblem(code) ? t(`reason_${code}`, wordsOf(finding)) : '';
}

type Problem = Exclude<Finding['code'], `${string}_ok` | 'mail_kept'>;
const isProblem = (code: Finding['code']): code is Problem => !code.endsWith('_ok') && code !== 'mail_kept';
