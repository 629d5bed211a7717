import { Check, CircleAlert } from 'lucide-react';
import type { Transcript } from '#contract/speech-to-text/transcripts.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { t } from './messages.ts';

export function StateChip({ transcript }: { transcript: Transcript }) {
  const { state, progress, text } = transcript;
  if (state === 'queued') return <Badge>{t('state_queued')}</Badge>;
  if (state === 'transcribing') {
    return (
      <Badge tone="info">
        <Spinner />
        {t('state_transcribing_percent', { percent: Math.round(progress * 100) })}
      </Badge>
    );
  }
  if (state === 'failed') {
    return (
      <Badge tone="danger">
        <CircleAlert size={12} strokeWidth={1.75} aria-hidden="true" />
        {t('state_failed')}
      </Badge>
    );
  }
  if (state === 'cancelled') return <Badge>{t('state_cancelled')}</Badge>;
  if (text.trim() === '') return <Badge>{t('state_silent')}</Badge>;
  return (
    <Badge tone="success">
      <Check size={12} strokeWidth={2} aria-hidden="true" />
      {t('state_ready')}
    </Badge>
  );
}
