/** What this installation is called. The server writes the name into every page that it serves. */
import { defaultInstallationName } from '#contract/instance/name.ts';
import { createStore, useStore } from '../store.ts';

const ofPage = globalThis.document?.querySelector?.<HTMLMetaElement>('meta[name=application-name]')?.content;

/** An operator who renames the installation sees the name at once, and everybody else with the next page load. */
export const installationStore = createStore({
  name: ofPage || defaultInstallationName,
});

export const useInstallationName = (): string => useStore(installationStore, ({ name }) => name);
