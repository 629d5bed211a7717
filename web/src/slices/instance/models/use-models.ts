/** Reads the models, and reads them again while something is under way. */
import { useEffect } from 'react';
import { listEngineModels } from '#contract/engine-models/api.ts';
import type { EngineModels } from '#contract/engine-models/types.ts';
import { useUser } from '../../../lib/account.ts';
import { invalidate, useRead } from '../../../lib/queries.ts';

/** Milliseconds between two reads: while something changes, and otherwise, since engines come and go by themselves. */
const [busyPoll, idlePoll] = [1000, 15_000];

const isUnderWay = ({ installed, installs }: EngineModels): boolean =>
  installs.some(({ state }) => state !== 'paused' && state !== 'failed') ||
  installed.some(({ state, queue }) => state === 'loading' || queue > 0);

export function useModels() {
  const isOperator = useUser()?.is_operator === true;
  const read = useRead(listEngineModels, {}, { isEnabled: isOperator, staleTime: 0 });
  const poll = read.data && isUnderWay(read.data) ? busyPoll : idlePoll;
  useEffect(() => {
    if (!isOperator) return undefined;
    const timer = setInterval(() => !document.hidden && invalidate(listEngineModels), poll);
    return () => clearInterval(timer);
  }, [isOperator, poll]);
  return read;
}
