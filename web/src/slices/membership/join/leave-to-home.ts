import { useNavigate } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';

/** Leads to Home, which names the workspace. The page of the link does not stay in the history of the browser. */
export function useLeaveToHome(): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: pages.home, replace: true });
}
