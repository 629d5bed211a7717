import { useState } from 'react';
import { arrivalStore, peekKept } from '../../../lib/address/arrival.ts';
import { useStore } from '../../../lib/store.ts';
import { promoStore } from './promo-store.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

const PromoHost = lazyPart(async () => (await import('./PromoHost.tsx')).PromoHost, { failure: 'none' });

/** Looks whether a signed-in user has a promo code to be looked after. Once there was one, its host stays. */
export function PromoWatch() {
  // An address may have brought one just now.
  useStore(arrivalStore, ({ hasKeptValues }) => hasKeptValues);
  const isApplied = useStore(promoStore, ({ code }) => code !== null);
  const [wasThere, setWasThere] = useState(false);
  if (!wasThere && (isApplied || peekKept('promo_code') !== null)) setWasThere(true);
  return wasThere && <PromoHost />;
}
