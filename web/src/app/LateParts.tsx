import { Downloads } from '../slices/downloads/Downloads.tsx';
import { ItemFeedback } from '../slices/item-feedback/ItemFeedback.tsx';
import { Shares } from '../slices/share-links/Shares.tsx';
import { AccountWatch } from './gates/AccountWatch.tsx';
import { Toasts } from './Toasts.tsx';

/** Draws what belongs to every page, and what no page shows at first. */
export const LateParts = ({ isIn }: { isIn: boolean }) => (
  <>
    <Toasts />
    {isIn && <Downloads />}
    {isIn && <Shares />}
    {isIn && <ItemFeedback />}
    {isIn && <AccountWatch />}
  </>
);
