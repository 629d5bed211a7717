import type { LoudnessChoice } from '#contract/history/files.ts';
import { useStore } from '../../lib/store.ts';
import { Segment } from '../../ui/form/Segment.tsx';
import { t } from './messages.ts';
import { loudnessStore } from './open-downloads.ts';

const choices: readonly LoudnessChoice[] = ['as_made', 'podcast', 'audiobook', 'radio'];

const labelOf = (choice: LoudnessChoice) =>
  choice === 'as_made' ? t('loudness_choice_as_made') : t(`loudness_${choice}`);

/** Chooses how loud downloads are. `note` says what that does. */
export function LoudnessField({ note }: { note: string }) {
  const loudness = useStore(loudnessStore, (state) => state.loudness);
  return (
    <div className="flex flex-col gap-1.5 px-2 pt-1.5 pb-2">
      <p aria-hidden="true" className="text-caption text-muted">
        {t('loudness')}
      </p>
      <div className="[&_label]:px-1.5 md:[&_label]:text-caption">
        <Segment
          label={t('loudness')}
          value={loudness}
          options={choices.map((value) => ({ value, label: labelOf(value) }))}
          onChange={(value) => loudnessStore.set({ loudness: value })}
        />
      </div>
      <p role="status" className="min-h-4 text-caption text-muted tabular-nums">
        {note}
      </p>
    </div>
  );
}
