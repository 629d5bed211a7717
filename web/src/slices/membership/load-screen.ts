/** The screens of this slice. They stand here because every visitor loads the manifest, and few are invited. */
import type { ComponentType } from 'react';

const screens = {
  invite: async () => (await import('./join/JoinScreen.tsx')).JoinScreen,
  workspaceInvites: async () => (await import('./InvitesScreen.tsx')).InvitesScreen,
} satisfies Record<string, () => Promise<ComponentType>>;

export const loadScreen = (page: keyof typeof screens): Promise<ComponentType> => screens[page]();
