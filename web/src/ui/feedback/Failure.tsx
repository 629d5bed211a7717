import { errorMessage } from '../../lib/failures/errors.ts';
import { failureKind, requestIdOf } from '../../lib/failures/failure.ts';
import { AccessDenied } from './AccessDenied.tsx';
import { ErrorCard } from './ErrorCard.tsx';
import { lazyPart } from './lazy-part.tsx';

/** Few refusals are about the plan. */
const PlanRefusal = lazyPart(async () => (await import('../plan/PlanRefusal.tsx')).PlanRefusal);

interface FailureProps {
  error: unknown;
  onRetry?: () => void;
  /** Says what is kept, as in "Your text is kept." */
  kept?: string;
}

/** Decides how a refusal or a failure looks, for the whole app. */
export function Failure({ error, onRetry, kept }: FailureProps) {
  const message = errorMessage(error);
  const kind = failureKind(error);
  if (kind === 'no_permission') return <AccessDenied reason={message} />;
  if (kind === 'quota' || kind === 'plan') return <PlanRefusal title={message} {...{ error, kept, onRetry }} />;
  return (
    <ErrorCard title={message} requestId={requestIdOf(error)} {...(onRetry ? { onRetry } : {})}>
      {kept}
    </ErrorCard>
  );
}
