import { useStore } from '../../../lib/store.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { t } from './messages.ts';
import { clearCode, promoStore } from './promo-store.ts';

/** The code that the next checkout uses, and how to be rid of it. */
export function AppliedCode() {
  const code = useStore(promoStore, (promo) => promo.code);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-table">
      <bdi className="rounded-sm bg-sunken px-2 py-1 font-mono text-caption break-all">{code}</bdi>
      <Button
        size="sm"
        look="ghost"
        onClick={() => {
          const removed = clearCode();
          if (removed) toastSuccess(t('removed', { code: removed }));
        }}
      >
        {t('remove')}
      </Button>
    </div>
  );
}
