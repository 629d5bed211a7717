import { useEffect } from 'react';
import { panelStore, type Panel } from '../../lib/panels.ts';
import { useStore } from '../../lib/store.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

/** The panels are not part of the first load; they are loaded a moment later, before anyone is likely to open one. */
const panels = {
  palette: lazyPart(async () => (await import('../palette/Palette.tsx')).Palette, { failure: 'toast' }),
  shortcuts: lazyPart(async () => (await import('../frame/ShortcutsDialog.tsx')).ShortcutsDialog, { failure: 'toast' }),
  account: lazyPart(async () => (await import('./AccountPanel.tsx')).AccountPanel, { failure: 'toast' }),
  help: lazyPart(async () => (await import('./HelpPanel.tsx')).HelpPanel, { failure: 'toast' }),
  notifications: lazyPart(async () => (await import('./NotificationsPanel.tsx')).NotificationsPanel, {
    failure: 'toast',
  }),
  jobs: lazyPart(async () => (await import('./JobsPanel.tsx')).JobsPanel, { failure: 'toast' }),
  feedback: lazyPart(async () => (await import('./FeedbackPanel.tsx')).FeedbackPanel, { failure: 'toast' }),
} satisfies Record<Panel, unknown>;

const preloadDelay = 1500;

/** Draws the panel that is open over the page. */
export function PanelHost() {
  const open = useStore(panelStore, (panel) => panel.open);
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const panel of Object.values(panels)) void panel.preload();
    }, preloadDelay);
    return () => clearTimeout(timer);
  }, []);
  if (!open) return null;
  const Open = panels[open];
  return <Open />;
}
