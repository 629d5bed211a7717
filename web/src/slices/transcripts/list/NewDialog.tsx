import { ChevronRight, Link2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { getSpeechToTextOptions } from '#contract/speech-to-text/api.ts';
import { detectLanguage } from '#contract/speech-to-text/languages.ts';
import { hoursOf, listeningCredits } from '#contract/speech-to-text/pricing.ts';
import { maxChannels, maxSpeakers } from '#contract/speech-to-text/transcripts.ts';
import type { SpeechToTextOptions } from '#contract/speech-to-text/types.ts';
import { useUser } from '../../../lib/account.ts';
import { useRead } from '../../../lib/queries.ts';
import { useStore } from '../../../lib/store.ts';
import { toastError } from '../../../lib/toasts.ts';
import {
  addUploads,
  pauseUpload,
  removeUpload,
  restoreUploads,
  resumeUpload,
  useAllUploads,
} from '../../../lib/uploads/uploads.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DropZone } from '../../../ui/drop/DropZone.tsx';
import { UploadList } from '../../../ui/drop/UploadList.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ChoiceCard } from '../../../ui/form/ChoiceCard.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { QuotaCard } from '../../../ui/plan/QuotaCard.tsx';
import { languageName } from '../language-name.ts';
import { hoursWords } from './hours.ts';
import { t } from './messages.ts';
import { MissingBanner } from './MissingBanner.tsx';
import { requestsStore, transcribeAddress, transcribeUploads, type TranscriptOptions } from './requests.ts';

const Recorder = lazyPart(async () => (await import('../../../ui/recorder/Recorder.tsx')).Recorder);

const formId = 'new-transcript';
const maxRecordingSeconds = 3600;

/** Takes files, an address or a recording, and says how they are to be transcribed. */
/** Where more than the credits may be used, there is no figure of what is left. */
const costWords = (hasUnknown: boolean, isExtended: boolean) =>
  isExtended ? (hasUnknown ? 'cost_extended_at_least' : 'cost_extended') : hasUnknown ? 'cost_at_least' : 'cost';

export function NewDialog({ onClose }: { onClose(): void }) {
  const options = useRead(getSpeechToTextOptions, {}, { staleTime: 0 });
  useEffect(() => void restoreUploads('speech_to_text'), []);
  if (options.data) return <Form options={options.data} onClose={onClose} />;
  return (
    <Dialog title={t('transcribe_files')} width="lg" isOpen onOpenChange={onClose}>
      <Loaded of={options} skeleton={<Skeleton className="h-56" />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function Form({ options, onClose }: { options: SpeechToTextOptions; onClose(): void }) {
  const email = useUser()?.email;
  const requested = useStore(requestsStore, ({ requests }) => requests);
  const uploads = useAllUploads().filter(
    ({ id, purpose }) => purpose === 'speech_to_text' && !requested.some(({ uploadId }) => uploadId === id),
  );
  const [way, setWay] = useState<'files' | 'record' | 'address'>('files');
  const [address, setAddress] = useState('');
  const [isHuman, setIsHuman] = useState(false);
  const [language, setLanguage] = useState<string>(detectLanguage);
  const [speakers, setSpeakers] = useState('');
  const [hasEvents, setHasEvents] = useState(true);
  const [hasSubtitles, setHasSubtitles] = useState(true);
  const [isOpen, setIsOpen] = useState(false);
  const [isMultichannel, setIsMultichannel] = useState(false);
  const [keyterms, setKeyterms] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [group, reasonId] = [useId(), useId()];

  const known = options.languages.find(({ key }) => key === language);
  const isKnown = known?.is_available !== false;
  const usable = options.recognisers.filter(({ is_available }) => is_available);
  const canTag = usable.some(({ can }) => can.tag_audio_events);
  const canTell = usable.some(({ can }) => can.diarize);
  const isOff = !options.is_available || !isKnown;
  const terms = keyterms
    .split(/[\n,]/)
    .map((term) => term.trim())
    .filter((term) => term !== '');
  const wrongTerm = terms.find((term) => term.length > 50 || /[<>{}[\]\\]/.test(term));

  const ready = uploads.filter(({ state }) => state !== 'failed' && state !== 'interrupted' && state !== 'paused');
  const channelsOf = (channels = 1) => (isMultichannel ? Math.min(channels, maxChannels) : 1);
  const cost = ready.reduce(
    (sum, { seconds, media }) => sum + listeningCredits(seconds ?? 0, channelsOf(media?.channels)),
    0,
  );
  const hasUnknown = ready.some(({ seconds }) => seconds === null) || (way === 'address' && address.trim() !== '');
  const isOver = options.credits_left >= 0 && cost > options.credits_left;
  const isAddress = /^https:\/\/\S+\.\S+/.test(address.trim());
  const reason = isOff
    ? t('reason_missing')
    : isHuman
      ? t('reason_human')
      : way === 'address'
        ? address.trim() !== '' && !isAddress
          ? t('reason_https')
          : isAddress
            ? undefined
            : t('reason_address')
        : ready.length === 0
          ? t('reason_files')
          : wrongTerm === undefined
            ? undefined
            : t('reason_term', { term: wrongTerm });

  async function begin(): Promise<void> {
    if (reason !== undefined || isOver) return;
    const wanted: TranscriptOptions = {
      ...(language === detectLanguage ? {} : { language_code: language }),
      ...(speakers === '' ? {} : { num_speakers: Number(speakers) }),
      diarize: canTell && !isMultichannel,
      tag_audio_events: hasEvents && canTag,
      include_subtitles: hasSubtitles,
      use_multi_channel: isMultichannel,
      ...(terms.length > 0 ? { keyterms: terms } : {}),
    };
    if (way !== 'address') {
      transcribeUploads(
        ready.map(({ id }) => id),
        wanted,
      );
      onClose();
      return;
    }
    setIsBusy(true);
    try {
      await transcribeAddress(address.trim(), wanted);
      onClose();
    } catch (error) {
      toastError(error);
    }
    setIsBusy(false);
  }

  return (
    <Dialog
      title={t('transcribe_files')}
      width="lg"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <span id={reasonId} className="me-auto text-table text-muted tabular-nums">
            {reason ??
              t(costWords(hasUnknown, options.hours_left < 0), {
                hours: hoursWords(hoursOf(cost)),
                left: hoursWords(options.hours_left),
                count: cost,
              })}
          </span>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            isBusy={isBusy}
            isDisabled={reason !== undefined || isOver}
            aria-describedby={reasonId}
            onClick={() => void begin()}
          >
            {t('transcribe')}
          </Button>
        </>
      }
    >
      {isOff && (
        <MissingBanner missing={options.missing} language={options.is_available ? languageName(language) : undefined} />
      )}
      {way === 'record' ? (
        <Recorder
          maxSeconds={maxRecordingSeconds}
          alternative={<Button onClick={() => setWay('files')}>{t('choose_files_instead')}</Button>}
          onRecorded={({ file, seconds }) => {
            addUploads('speech_to_text', [{ file, seconds }]);
            setWay('files');
          }}
          onCancel={() => setWay('files')}
        />
      ) : way === 'address' ? (
        <div className="flex flex-col gap-2">
          <TextField
            label={t('address')}
            type="url"
            dir="ltr"
            placeholder="https://"
            value={address}
            help={t('address_help')}
            onChange={(event) => setAddress(event.target.value)}
          />
          <span>
            <Button look="ghost" size="sm" onClick={() => setWay('files')}>
              {t('choose_files_instead')}
            </Button>
          </span>
        </div>
      ) : (
        <>
          <DropZone
            isLow
            rules={{
              kinds: ['audio', 'video'],
              maxBytes: options.max_bytes,
              maxSeconds: options.max_seconds,
              maxFiles: 20,
            }}
            disabledReason={isOff ? t('reason_missing') : undefined}
            onFiles={(files) => addUploads('speech_to_text', files)}
            onRecord={() => setWay('record')}
          >
            <Button
              look="ghost"
              size="sm"
              icon={<Link2 size={15} strokeWidth={1.75} aria-hidden="true" />}
              isDisabled={isOff}
              onClick={() => setWay('address')}
            >
              {t('from_address')}
            </Button>
          </DropZone>
          <UploadList
            uploads={uploads}
            onPause={pauseUpload}
            onResume={resumeUpload}
            onRetry={resumeUpload}
            onRemove={removeUpload}
          />
        </>
      )}
      <div role="radiogroup" aria-label={t('who')} className="grid grid-cols-2 gap-2 max-md:grid-cols-1">
        <ChoiceCard
          name={group}
          label={t('ai')}
          help={t('ai_help')}
          isChosen={!isHuman}
          onChoose={() => setIsHuman(false)}
        />
        <ChoiceCard
          name={group}
          label={t('human')}
          help={t('human_help')}
          isChosen={isHuman}
          onChoose={() => setIsHuman(true)}
        />
      </div>
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <SelectField label={t('language')} value={language} onChange={(event) => setLanguage(event.target.value)}>
          {options.languages.map(({ key, is_available }) => (
            <option key={key} value={key}>
              {key === detectLanguage
                ? t('detect')
                : is_available
                  ? languageName(key)
                  : t('not_installed', { language: languageName(key) })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('max_speakers')}
          value={speakers}
          disabled={!canTell || isMultichannel}
          help={isMultichannel ? t('speakers_by_channel') : canTell ? undefined : t('cannot_tell')}
          onChange={(event) => setSpeakers(event.target.value)}
        >
          <option value="">{t('detect')}</option>
          {Array.from({ length: maxSpeakers }, (_, i) => (
            <option key={i} value={i + 1}>
              {i + 1}
            </option>
          ))}
        </SelectField>
      </div>
      <Switch
        label={t('tag_events')}
        isOn={hasEvents && canTag}
        disabledReason={canTag ? undefined : t('cannot_tag')}
        onChange={setHasEvents}
      />
      <Switch label={t('include_subtitles')} isOn={hasSubtitles} onChange={setHasSubtitles} />
      <div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-6 items-center gap-1.5 rounded-xs text-table font-medium max-md:min-h-11"
        >
          <ChevronRight
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className={isOpen ? 'rotate-90' : 'rtl:-scale-x-100'}
          />
          {t('advanced')} <span className="font-normal text-muted">{t('advanced_help')}</span>
        </button>
        <div id={formId} hidden={!isOpen} className="mt-3 flex flex-col gap-4">
          <Switch
            label={t('multichannel', { count: maxChannels })}
            isOn={isMultichannel}
            onChange={setIsMultichannel}
          />
          <TextAreaField
            label={t('keyterms')}
            help={t('keyterms_help')}
            error={wrongTerm === undefined ? undefined : t('reason_term', { term: wrongTerm })}
            rows={3}
            value={keyterms}
            onChange={(event) => setKeyterms(event.target.value)}
          />
        </div>
      </div>
      {isOver && <QuotaCard needed={cost} left={options.credits_left} email={email} />}
    </Dialog>
  );
}
