/** Whether this installation sells plans. Where it does not, there are no prices and no buttons that lead to any. */
import { useUser } from '../account.ts';

/** Undefined until the user is known. Visitors read it from the installation. */
export function useSellsPlans(): boolean | undefined {
  const mode = useUser()?.subscription.billing_mode;
  return mode === undefined ? undefined : mode !== 'off';
}
