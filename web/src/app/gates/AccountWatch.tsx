import { useAccount } from '../../lib/account.ts';
import { InactivityWatch } from './InactivityWatch.tsx';

/** Watches for the inactivity that the workspace of the signed-in user allows, on every page. */
export function AccountWatch() {
  const timeout = useAccount()?.session_inactivity_timeout;
  return timeout ? <InactivityWatch seconds={timeout} /> : null;
}
