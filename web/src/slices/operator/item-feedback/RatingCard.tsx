import { CircleCheck, Headphones, RotateCcw, TextQuote, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { readReviewedText } from '#contract/history/feedback/api.ts';
import type { ReviewedItem } from '#contract/history/feedback/types.ts';
import type { FeedbackReason } from '#contract/history/types.ts';
import { call } from '../../../lib/api.ts';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { t } from './messages.ts';
import { OperatorAudio } from './OperatorAudio.tsx';
import { review } from './review.ts';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;
const reasons: readonly FeedbackReason[] = ['emotions', 'inaccurate_clone', 'glitches', 'audio_quality', 'other'];

/** One rating, with what was wrong. The audio and the text of the item are fetched only when they are asked for. */
export function RatingCard({ rating }: { rating: ReviewedItem }) {
  const { history_item_id: id, feedback, email, workspace_name, audio_url } = rating;
  const [text, setText] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [isHeard, setIsHeard] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const isReviewed = feedback.review_status === 'reviewed';
  const Thumb = feedback.thumbs_up ? ThumbsUp : ThumbsDown;
  const voice = rating.voice_name ?? t('unknown');

  async function readText() {
    if (text !== null) return setText(null);
    setIsReading(true);
    try {
      setText((await call(readReviewedText, { params: { history_item_id: id } })).text);
    } catch (error) {
      toastError(error);
    }
    setIsReading(false);
  }
  async function save() {
    setIsSaving(true);
    await review(id, isReviewed ? 'not_reviewed' : 'reviewed');
    setIsSaving(false);
  }

  return (
    <li className="flex flex-col gap-3 rounded-xl border border-line p-5 max-md:p-4 dark:bg-surface">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={feedback.thumbs_up ? 'success' : 'danger'}>
          <Thumb size={13} strokeWidth={2} aria-hidden="true" />
          {t(feedback.thumbs_up ? 'up' : 'down')}
        </Badge>
        {reasons.map((reason) => feedback[reason] && <Badge key={reason}>{t(reason)}</Badge>)}
        {isReviewed && <Badge tone="info">{t('reviewed')}</Badge>}
        <span className="ms-auto text-caption text-muted">{formatDate(rating.created_at_unix)}</span>
      </div>
      {feedback.feedback && (
        <p dir="auto" className="break-words whitespace-pre-line">
          {feedback.feedback}
        </p>
      )}
      <div className="text-table break-words text-muted">
        <p>
          {t('made_with', {
            voice,
            engine: rating.engine ?? t('unknown'),
            model: rating.model_id ?? t('unknown'),
            characters: rating.text_characters,
            time: formatTime(rating.duration_seconds),
          })}
        </p>
        <p>
          <bdi>{t('from', { email, workspace: workspace_name })}</bdi>
        </p>
      </div>
      {text !== null && (
        <p
          dir="auto"
          // A keyboard scrolls what it can focus.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-64 overflow-auto rounded-md bg-sunken px-3 py-2 break-words whitespace-pre-wrap"
        >
          {text}
        </p>
      )}
      {isHeard && <OperatorAudio url={audio_url} label={t('audio_of', { voice })} />}
      <div className="flex flex-wrap items-center gap-2">
        {!isHeard && (
          <Button size="sm" icon={<Headphones {...icon} />} onClick={() => setIsHeard(true)}>
            {t('listen')}
          </Button>
        )}
        <Button
          size="sm"
          icon={<TextQuote {...icon} />}
          isBusy={isReading}
          aria-expanded={text !== null}
          onClick={() => void readText()}
        >
          {t(text === null ? 'show_text' : 'hide_text')}
        </Button>
        <span className="ms-auto">
          <Button
            size="sm"
            look={isReviewed ? 'secondary' : 'primary'}
            icon={isReviewed ? <RotateCcw {...icon} /> : <CircleCheck {...icon} />}
            isBusy={isSaving}
            onClick={() => void save()}
          >
            {t(isReviewed ? 'reopen' : 'mark_reviewed')}
          </Button>
        </span>
      </div>
    </li>
  );
}
