import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './app/router.ts';
import { startArrival } from './lib/address/arrival.ts';
import { importEventually } from './lib/code/code-loader.ts';
import { loadMessages } from './lib/language/messages.ts';
import { sessionKnown, startSession } from './lib/session.ts';
import { watchTheme } from './lib/browser/theme.ts';
import './styles.css';

watchTheme();
startArrival();
startSession();
const arrival = location.href;

/** A function, because a top-level await would deadlock: lazy screens import from this file's chunk. */
async function begin(): Promise<void> {
  await loadMessages();
  const root = document.getElementById('root')!;
  // A prerendered page stays visible until its screen can take its place.
  if (root.firstElementChild) await Promise.all([router.load(), sessionKnown()]);
  // React renders a transition in slices of a few milliseconds, so that the page answers in between.
  startTransition(() => createRoot(root).render(<RouterProvider router={router} />));
}

void begin()
  .then(() => importEventually(() => import('./app/page-visit.ts')))
  .then(({ startPageVisit }) => startPageVisit(arrival));
