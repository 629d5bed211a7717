/** The screens of this slice. They stand here because every visitor loads the manifest. */
import type { ComponentType } from 'react';

const screens = {
  voiceChanger: async () => (await import('./VoiceChangerScreen.tsx')).VoiceChangerScreen,
  voiceChangerHistory: async () => (await import('./ChangerHistoryScreen.tsx')).ChangerHistoryScreen,
} satisfies Record<string, () => Promise<ComponentType>>;

export const loadScreen = (page: keyof typeof screens): Promise<ComponentType> => screens[page]();
