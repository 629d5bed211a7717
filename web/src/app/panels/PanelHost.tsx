import { lazy, Suspense, useEffect } from 'react';
import { panelStore, type Panel } from '../../lib/panels.ts';
import { useStore } from '../../lib/store.ts';

/** The panels are not part of the first load; they are loaded a moment later, before anyone is likely to open one. */
const loaders = {
  palette: () => import('../palette/Palette.tsx').then(({ Palette }) => ({ default: Palette })),
  shortcuts: () => import('../frame/ShortcutsDialog.tsx').then(({ ShortcutsDialog }) => ({ default: ShortcutsDialog })),
  account: () => import('./AccountPanel.tsx').then(({ AccountPanel }) => ({ default: AccountPanel })),
  help: () => import('./HelpPanel.tsx').then(({ HelpPanel }) => ({ default: HelpPanel })),
  notifications: () =>
    import('./NotificationsPanel.tsx').then(({ NotificationsPanel }) => ({ default: NotificationsPanel })),
  jobs: () => import('./JobsPanel.tsx').then(({ JobsPanel }) => ({ default: JobsPanel })),
  feedback: () => import('./FeedbackPanel.tsx').then(({ FeedbackPanel }) => ({ default: FeedbackPanel })),
};
const panels = {
  palette: lazy(loaders.palette),
  shortcuts: lazy(loaders.shortcuts),
  account: lazy(loaders.account),
  help: lazy(loaders.help),
  notifications: lazy(loaders.notifications),
  jobs: lazy(loaders.jobs),
  feedback: lazy(loaders.feedback),
} satisfies Record<Panel, unknown>;

const preloadDelay = 1500;

/** Draws the panel that is open over the page. */
export function PanelHost() {
  const open = useStore(panelStore, (panel) => panel.open);
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of Object.values(loaders)) load().catch(() => undefined);
    }, preloadDelay);
    return () => clearTimeout(timer);
  }, []);
  if (!open) return null;
  const Open = panels[open];
  return (
    <Suspense>
      <Open />
    </Suspense>
  );
}
