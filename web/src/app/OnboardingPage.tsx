import { useEffect } from 'react';
import { firstStepsStore } from '../slices/onboarding/first-steps.ts';
import { sessionStore } from '../lib/session.ts';
import { useStore } from '../lib/store.ts';
import { OnboardingScreen } from '../slices/onboarding/OnboardingScreen.tsx';
import { RequireSession } from './RequireSession.tsx';

export function OnboardingPage() {
  const isIn = useStore(sessionStore, ({ status }) => status === 'in');
  useEffect(() => {
    // Who has to sign in first is led here again afterwards.
    if (isIn) firstStepsStore.set({ wasLed: true });
  }, [isIn]);
  return (
    <RequireSession>
      <OnboardingScreen />
    </RequireSession>
  );
}
