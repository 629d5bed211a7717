import { useLocation } from '@tanstack/react-router';
import { closePanel } from '../../lib/panels.ts';
import { FeedbackDialog } from '../../slices/feedback/FeedbackDialog.tsx';

export function FeedbackPanel() {
  const page = useLocation({ select: ({ pathname }) => pathname });
  return <FeedbackDialog page={page} onClose={() => closePanel('feedback')} />;
}
