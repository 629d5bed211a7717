/** The screens of this slice. They stand here because every visitor loads the manifest, and few open them. */
import type { ComponentType } from 'react';

const screens = {
  onboarding: async () => (await import('./OnboardingScreen.tsx')).OnboardingScreen,
  checklist: async () => (await import('./checklist/ChecklistScreen.tsx')).ChecklistScreen,
} satisfies Record<string, () => Promise<ComponentType>>;

export const loadScreen = (page: keyof typeof screens): Promise<ComponentType> => screens[page]();
