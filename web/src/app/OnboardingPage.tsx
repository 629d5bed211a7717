import { useEffect } from 'react';
import { firstStepsStore } from '../lib/first-steps.ts';
import { OnboardingScreen } from '../slices/onboarding/OnboardingScreen.tsx';
import { RequireSession } from './RequireSession.tsx';

export function OnboardingPage() {
  useEffect(() => firstStepsStore.set({ wasLed: true }), []);
  return (
    <RequireSession>
      <OnboardingScreen />
    </RequireSession>
  );
}
