/** The screens of this slice. They stand here because every visitor loads the manifest, and few are operators. */
import type { ComponentType } from 'react';

const screens = {
  instanceMail: async () => (await import('./MailScreen.tsx')).MailScreen,
  instanceFeedback: async () => (await import('./FeedbackScreen.tsx')).FeedbackScreen,
  instanceItemFeedback: async () => (await import('./item-feedback/ItemFeedbackScreen.tsx')).ItemFeedbackScreen,
  instanceSupport: async () => (await import('./SupportScreen.tsx')).SupportScreen,
} satisfies Record<string, () => Promise<ComponentType>>;

export type OperatorPage = keyof typeof screens;

export const loadScreen = (page: OperatorPage): Promise<ComponentType> => screens[page]();
