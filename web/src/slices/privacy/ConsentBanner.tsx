import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { chooseStatistics, closeConsent, consentStore, withdrawConsentAhead } from './consent.ts';
import { useLegalAddresses } from '../../lib/legal.ts';
import { privacyStore } from './privacy-opt-out.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { t } from './messages.ts';

/** Makes elements at the lower edge leave room for the banner, by `--bottom-inset` in styles.css. */
function useRoom() {
  const banner = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const target = banner.current;
    if (!target) return undefined;
    const makeRoom = () => {
      // On a very low window the banner is part of the page instead.
      const isFixed = getComputedStyle(target).position === 'fixed';
      style.setProperty('--bottom-inset', `${isFixed ? target.offsetHeight : 0}px`);
    };
    const watch = new ResizeObserver(makeRoom);
    watch.observe(target);
    // It takes the place of the one that the build has drawn, so its room is made before that one goes.
    makeRoom();
    withdrawConsentAhead();
    return () => {
      watch.disconnect();
      style.removeProperty('--bottom-inset');
    };
  }, []);
  return banner;
}

/** Asks for consent to statistics without blocking anything. Both answers take one click. */
export function ConsentBanner() {
  const banner = useRoom();
  const consent = useStore(consentStore, (state) => state.consent);
  const isOptedOut = useStore(privacyStore, (state) => state.isOptedOut);
  const isAnswered = consent !== 'undecided';
  const { privacy: policy } = useLegalAddresses();
  return (
    <section
      ref={banner}
      aria-label={t('consent_title')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] short:static min-h-(--consent-height)"
    >
      <div className="mx-auto flex max-w-[1200px] flex-wrap items-center gap-x-8 gap-y-3 px-8 py-3.5 max-md:px-4">
        <p className="min-w-0 flex-[1_1_420px] text-table text-ink-2 max-md:flex-[1_1_240px]">
          {t('consent_text')}
          {policy && (
            <>
              {' '}
              {t.rich('consent_policy', {
                link: (
                  <a href={policy} target="_blank" rel="noreferrer" className="font-medium text-accent underline">
                    {t('privacy_policy')}
                  </a>
                ),
              })}
            </>
          )}{' '}
          {isOptedOut
            ? t('consent_opted_out')
            : isAnswered && t(consent === 'granted' ? 'consent_granted_now' : 'consent_denied_now')}
        </p>
        <div className="flex flex-[0_1_auto] items-center gap-2 max-md:w-full">
          <Button className="min-w-[148px] max-md:min-w-0 max-md:flex-1" onClick={() => chooseStatistics(false)}>
            {t('consent_necessary')}
          </Button>
          <Button className="min-w-[148px] max-md:min-w-0 max-md:flex-1" onClick={() => chooseStatistics(true)}>
            {t('consent_statistics')}
          </Button>
          {isAnswered && (
            <IconButton label={t('consent_close')} onClick={closeConsent}>
              <X size={18} strokeWidth={1.75} />
            </IconButton>
          )}
        </div>
      </div>
    </section>
  );
}
