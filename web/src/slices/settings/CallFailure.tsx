import { errorMessage } from '../../lib/failures/errors.ts';
import { isSensitiveRefusal } from '../../lib/failures/sensitive.ts';
import { ErrorCard } from '../../ui/ErrorCard.tsx';

/** Why a form's call was refused, above the form. Where a mailed code is wanted, a dialog of its own asks for it. */
export function CallFailure({ error }: { error: unknown }) {
  return error && !isSensitiveRefusal(error) ? <ErrorCard title={errorMessage(error)} /> : null;
}
