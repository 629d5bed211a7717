import { AudioLines, Package } from 'lucide-react';
import { useState } from 'react';
import { loudnessTargets, timedTextFormats, type TimedTextFormat } from '#contract/history/files.ts';
import { useStore } from '../../lib/store.ts';
import { toastError } from '../../lib/toasts.ts';
import { Segment } from '../../ui/form/Segment.tsx';
import { DownloadRow } from './DownloadRow.tsx';
import { LoudnessField } from './LoudnessField.tsx';
import { t } from './messages.ts';
import { closeDownloads, loudnessStore } from './open-downloads.ts';
import { startZip } from './save.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
type Beside = TimedTextFormat | 'none';
const choices: readonly Beside[] = ['none', ...timedTextFormats];
const labelOf = (choice: Beside) => (choice === 'none' ? t('beside_none') : choice.toUpperCase());

/** Offers a ZIP file of several items. */
export function ManyDownloads({ ids }: { ids: readonly string[] }) {
  const loudness = useStore(loudnessStore, (state) => state.loudness);
  const [beside, setBeside] = useState<Beside>('none');
  function start(output_format: 'default' | 'wav') {
    // The list of jobs opens next, and must not lose the focus to a menu that closes.
    closeDownloads();
    startZip(ids, { output_format, loudness, subtitles: beside === 'none' ? [] : [beside] }).catch(toastError);
  }
  const note =
    loudness === 'as_made'
      ? t('many_as_made')
      : t('many_target', { target: `−${Math.abs(loudnessTargets[loudness])}` });
  return (
    <div data-downloads>
      <p className="px-2 pt-1 pb-1 text-caption text-muted">{t('many_title', { count: ids.length })}</p>
      <DownloadRow
        icon={<Package {...icon} />}
        label={t('zip_as_made')}
        detail="ZIP"
        progress={null}
        onSelect={() => start('default')}
      />
      <DownloadRow
        icon={<AudioLines {...icon} />}
        label={t('zip_wav')}
        detail="ZIP"
        progress={null}
        onSelect={() => start('wav')}
      />
      <hr className="mx-0.5 my-1.5 border-line" />
      <div className="flex flex-col gap-1.5 px-2 pt-1.5 pb-2">
        <p aria-hidden="true" className="text-caption text-muted">
          {t('beside')}
        </p>
        <Segment
          label={t('beside')}
          value={beside}
          options={choices.map((value) => ({ value, label: labelOf(value) }))}
          onChange={setBeside}
        />
      </div>
      <hr className="mx-0.5 my-1.5 border-line" />
      <LoudnessField note={note} />
    </div>
  );
}
