import { errorMessage } from '../../lib/failures/errors.ts';
import { isSensitiveRefusal } from '../../lib/failures/sensitive.ts';
import { ErrorCard } from './ErrorCard.tsx';

/** Shows why the call of a dialog was refused. Where a mailed code is required, a dialog of its own asks for it. */
export function CallFailure({ error }: { error: unknown }) {
  return error && !isSensitiveRefusal(error) ? <ErrorCard title={errorMessage(error)} /> : null;
}
