import type { ReactNode } from 'react';
import { useDelayed } from '../../lib/hooks.ts';
import { Failure } from './Failure.tsx';

interface Reading<T> {
  data: T | undefined;
  error: unknown;
  isPending: boolean;
  refetch(): unknown;
}

interface LoadedProps<T> {
  of: Reading<T>;
  /** The skeleton in the shape of the content. */
  skeleton: ReactNode;
  /** Says what a failure leaves untouched, as in "Your text is kept." */
  kept?: string;
  children(data: T): ReactNode;
}

/** Shows what was read, or why it could not be. What is on the screen stays while it is read again. */
export function Loaded<T>({ of, skeleton, kept, children }: LoadedProps<T>) {
  const { data, error, refetch } = of;
  const isWaiting = data === undefined && !error;
  const isLate = useDelayed(isWaiting);
  if (data !== undefined) return children(data);
  if (error) return <Failure error={error} onRetry={() => void refetch()} {...(kept ? { kept } : {})} />;
  return <div aria-busy="true">{isLate && skeleton}</div>;
}
