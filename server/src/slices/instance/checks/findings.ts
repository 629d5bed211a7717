/** What a check reports on one subject: a sentence, and the fix when something is wrong. */
import type { FindingCode } from '#contract/instance/types.ts';

export interface Finding {
  level: 'ok' | 'warn' | 'fail';
  subject: string;
  message: string;
  fix?: string;
}

/** A finding that can be worded in any language. */
export interface CodedFinding extends Finding {
  code: FindingCode;
  params: Record<string, string | number>;
  canRepair?: boolean;
}

export const ok = (subject: string, message: string): Finding => ({ level: 'ok', subject, message });
export const warn = (subject: string, message: string, fix: string): Finding => ({
  level: 'warn',
  subject,
  message,
  fix,
});
export const fail = (subject: string, message: string, fix: string): Finding => ({
  level: 'fail',
  subject,
  message,
  fix,
});

/** Gives a finding its code and what its words need. */
export const coded = (
  code: FindingCode,
  params: CodedFinding['params'],
  finding: Finding,
  canRepair = false,
): CodedFinding => ({ ...finding, code, params, ...(canRepair ? { canRepair } : {}) });

export const toMegabytes = (bytes: number): number => Math.floor(bytes / 1_000_000);
export const megabytes = (bytes: number): string => `${toMegabytes(bytes).toLocaleString('en')} MB`;
