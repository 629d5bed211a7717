import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pages } from '#contract/pages.ts';
import { useUser } from '../../lib/account.ts';
import { arrivalStore, takeKept } from '../../lib/address/arrival.ts';
import { t } from '../../lib/language/gates-messages.ts';
import { useStore } from '../../lib/store.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';

/** Carries out, for a signed-in user, what the parameters of the address asked for (spec-2 §2.3). */
export function ShellParameters() {
  const user = useUser();
  const navigate = useNavigate();
  const hasKept = useStore(arrivalStore, (arrival) => arrival.hasKeptValues);
  const creation = useStore(arrivalStore, (arrival) => arrival.creation);
  const isTrainingAsked = useStore(arrivalStore, (arrival) => arrival.isTrainingAsked);
  useEffect(() => {
    if (!user) return;
    if (hasKept) arrivalStore.set({ hasKeptValues: false });
    // The code proves an address to the sign-in, and nobody needs it afterwards.
    takeKept('internal_code');
    // Who has not seen the first steps is led there by the gate, which is welcome enough.
    if (takeKept('new_user') !== 'true' || !user.is_onboarding_completed) return;
    const run = () => void navigate({ to: pages.checklist });
    toastSuccess(t('new_user_welcome'), { action: { label: t('new_user_start'), run } });
  }, [user, hasKept, navigate]);
  useEffect(() => {
    // The row of the setting marks itself, and then the wish is fulfilled.
    if (user && isTrainingAsked) void navigate({ to: pages.settings });
  }, [user, isTrainingAsked, navigate]);
  useEffect(() => {
    if (!user || creation === null) return;
    arrivalStore.set({ creation: null });
    const run = () => void navigate({ to: pages.textToSpeech });
    toastError(t('clone_unavailable'), { action: { label: t('clone_use_voices'), run } });
  }, [user, creation, navigate]);
  return null;
}
