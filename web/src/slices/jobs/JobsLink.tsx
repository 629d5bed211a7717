import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pages } from '#contract/pages.ts';
import { openPanel } from '../../lib/panels.ts';

/** Opens the job panel over Home, because jobs have no page of their own. */
export function JobsLink() {
  const navigate = useNavigate();
  useEffect(() => {
    // The panel closes with the page that it was opened on, so it opens after the navigation.
    void navigate({ to: pages.home, replace: true }).then(() => openPanel('jobs'));
  }, [navigate]);
  return null;
}
