import { useDelayed } from '../../lib/hooks.ts';
import { Mark } from '../../ui/display/Mark.tsx';
import { t } from '../../lib/language/app-messages.ts';

/** Stands in while the session is not known yet, usually too briefly to be seen. */
export function Splash() {
  const isLate = useDelayed(true);
  return (
    <div role="status" aria-label={t('loading')} className="grid h-dvh place-items-center text-muted">
      <h1 className="sr-only">{t('loading')}</h1>
      {isLate && (
        <span className="animate-fade">
          <Mark size={40} />
        </span>
      )}
    </div>
  );
}
