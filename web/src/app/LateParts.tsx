import { Downloads } from '../slices/downloads/Downloads.tsx';
import { AccountWatch } from './gates/AccountWatch.tsx';
import { Toasts } from './Toasts.tsx';

/** Draws what belongs to every page, and what no page shows at first. */
export const LateParts = ({ isIn }: { isIn: boolean }) => (
  <>
    <Toasts />
    {isIn && <Downloads />}
    {isIn && <AccountWatch />}
  </>
);
