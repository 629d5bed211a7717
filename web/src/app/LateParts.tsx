import { sensitiveStore } from '../lib/failures/sensitive.ts';
import { useStore } from '../lib/store.ts';
import { lazyPart } from '../ui/feedback/lazy-part.tsx';
import { Downloads } from '../slices/downloads/Downloads.tsx';
import { PromoWatch } from '../slices/billing/promo/PromoWatch.tsx';
import { ItemFeedback } from '../slices/item-feedback/ItemFeedback.tsx';
import { Pronounce } from '../slices/pronunciation-dictionaries/say/Pronounce.tsx';
import { Shares } from '../slices/share-links/Shares.tsx';
import { AccountWatch } from './gates/AccountWatch.tsx';
import { Toasts } from './Toasts.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

const SensitiveActionDialog = lazyPart(
  async () => (await import('./gates/SensitiveActionDialog.tsx')).SensitiveActionDialog,
  { failure: 'toast' },
);

/** Draws what belongs to every page, and what no page shows at first. */
export function LateParts({ isIn }: { isIn: boolean }) {
  const isCodeAsked = useStore(sensitiveStore, ({ isAsked }) => isAsked);
  useFocusOnArrival();
  return (
    <>
      <Toasts />
      {isCodeAsked && <SensitiveActionDialog />}
      {isIn && <Downloads />}
      {isIn && <Shares />}
      {isIn && <ItemFeedback />}
      {isIn && <Pronounce />}
      {isIn && <PromoWatch />}
      {isIn && <AccountWatch />}
    </>
  );
}
