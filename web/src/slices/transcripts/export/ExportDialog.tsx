import { useId, useState } from 'react';
import { exportTranscript } from '#contract/speech-to-text/api.ts';
import { exportFormats, type ExportFormat } from '#contract/speech-to-text/exports.ts';
import type { Transcript } from '#contract/speech-to-text/transcripts.ts';
import { send } from '../../../lib/api.ts';
import { saveBlob } from '../../../lib/download.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { ChoiceCard } from '../../../ui/form/ChoiceCard.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { t } from './messages.ts';

interface ExportDialogProps {
  transcript: Transcript;
  /** Whether there are subtitles of their own. */
  hasCues: boolean;
  /** Saves what was edited, so that the file has it. */
  flush?: (() => Promise<boolean>) | undefined;
  onClose(): void;
}

/** Chooses a format and what the file tells, and saves the file. */
export function ExportDialog({ transcript, hasCues, flush, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>('txt');
  const [hasSpeakers, setHasSpeakers] = useState<boolean>();
  const [hasTimes, setHasTimes] = useState(true);
  const [isCut, setIsCut] = useState(false);
  const [maxCharacters, setMaxCharacters] = useState(300);
  const [isAnew, setIsAnew] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const name = useId();
  const isSubtitles = format === 'srt' || format === 'vtt';
  const namesSpeakers = hasSpeakers ?? !isSubtitles;

  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      // A conflict or a lost connection is told of by the editor; the file then has what the server has.
      await flush?.();
      const response = await send(exportTranscript, {
        params: { transcription_id: transcript.transcription_id },
        query: {
          format,
          from: isSubtitles && (isAnew || !hasCues) ? 'segments' : 'cues',
          include_speakers: String(namesSpeakers) as 'true' | 'false',
          include_timestamps: String(hasTimes) as 'true' | 'false',
          ...(isCut && !isSubtitles ? { max_segment_chars: maxCharacters } : {}),
        },
      });
      saveBlob(await response.blob(), fileName(transcript.name, format));
      onClose();
    } catch (error) {
      toastError(error);
    }
    setIsBusy(false);
  }

  return (
    <Dialog
      title={t('title')}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" isBusy={isBusy} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div role="radiogroup" aria-label={t('format')} className="grid grid-cols-2 gap-2">
        {exportFormats.map((one) => (
          <ChoiceCard
            key={one}
            name={name}
            label={t(`format_${one}`)}
            help={t(`help_${one}`)}
            isChosen={one === format}
            onChoose={() => setFormat(one)}
          />
        ))}
      </div>
      <div className="flex flex-col gap-1">
        <Checkbox label={t('speakers')} checked={namesSpeakers} onChange={setHasSpeakers} />
        {!isSubtitles && <Checkbox label={t('times')} checked={hasTimes} onChange={setHasTimes} />}
        {!isSubtitles && <Checkbox label={t('short_segments')} checked={isCut} onChange={setIsCut} />}
        {isSubtitles && hasCues && <Checkbox label={t('anew')} checked={isAnew} onChange={setIsAnew} />}
      </div>
      {isSubtitles && !hasCues && <p className="text-caption text-muted">{t('no_cues')}</p>}
      {isCut && !isSubtitles && (
        <NumberField
          label={t('max_characters')}
          value={maxCharacters}
          min={20}
          max={5000}
          step={20}
          onChange={(value) => setMaxCharacters(Math.round(value))}
        />
      )}
    </Dialog>
  );
}

/** The name of the transcript without what systems refuse in file names. */
function fileName(name: string, format: ExportFormat): string {
  const plain = name
    .replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, ' ')
    .replace(/\.(?:\w{2,4})$/, '')
    .trim();
  return `${plain || 'transcript'}.${format}`;
}
