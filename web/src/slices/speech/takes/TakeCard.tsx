import { clsx } from 'clsx';
import { Download, Ellipsis, Flag, PenLine, Pin, SlidersHorizontal, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { formatTime, speakTime } from '../../../lib/format.ts';
import { openDownloads } from '../../downloads/public.ts';
import { playHistoryItem } from '../../player/public.ts';
import { seek, toggle } from '../../../lib/player/controls.ts';
import { clockStore, playerStore } from '../../../lib/player/state.ts';
import { useStore } from '../../../lib/store.ts';
import { toastError } from '../../../lib/toasts.ts';
import { wordAt } from '../../../lib/player/words.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { PlayButton } from '../../../ui/audio/PlayButton.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { StaticWave } from '../../../ui/audio/StaticWave.tsx';
import { Waveform } from '../../../ui/audio/Waveform.tsx';
import { requestSpeech } from '../speech-input.ts';
import { t as speech } from '../messages.ts';
import { t } from './messages.ts';
import { changeTake } from './change-take.ts';
import type { Take } from './take-rules.ts';
import { keepTake, removeTake, shownTakes } from './takes.ts';
import { useTake } from './use-take.ts';

const TakeNameDialog = lazyPart(async () => (await import('./TakeNameDialog.tsx')).TakeNameDialog, {
  failure: 'toast',
});

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const readTime = () => clockStore.get().time;

function readBand(): [number, number] | null {
  const { words } = playerStore.get();
  const word = words[wordAt(words, readTime())];
  return word && readTime() <= word.end ? [word.start, word.end] : null;
}

interface TakeCardProps {
  take: Take;
  /** The take speaks the text of the draft. */
  isOfText: boolean;
}

export function TakeCard({ take, isOfText }: TakeCardProps) {
  const { item, peaks, duration, isLoaded, isPlaying, isLoading } = useTake(take.id);
  const heard = useStore(playerStore, (player) => player.peaks);
  const shown = useMemo(() => peaks ?? (isLoaded ? heard : null), [peaks, isLoaded, heard]);
  const words = (item?.text ?? '').split(/\s+/).slice(0, 3).join(' ');
  const given = item?.take.name;
  // A kept take of another text is named by its text.
  const name = given ?? (isOfText || words === '' ? speech('take', { number: take.number }) : words);

  return (
    <li
      data-state={isLoaded ? 'on' : undefined}
      aria-current={isLoaded || undefined}
      className={clsx(
        'flex min-h-[60px] min-w-48 flex-[0_0_calc(25%-6px)] snap-start items-center gap-2 rounded-lg border py-1 ps-2.5 pe-1 transition-colors hover:bg-hover max-md:flex-none',
        isLoaded ? 'border-ink shadow-[inset_0_0_0_0.5px_var(--ink)]' : 'border-line',
      )}
    >
      <PlayButton
        size="sm"
        what={name}
        isPlaying={isPlaying}
        isLoading={isLoading || !item}
        onClick={() => {
          if (isLoaded) toggle();
          else if (item) playHistoryItem(item);
        }}
      />
      <div className="min-w-0 flex-1">
        <p className="flex h-6 items-center gap-2">
          <span className="min-w-0 flex-1 truncate text-table font-medium" dir="auto" title={name}>
            {given && <span className="me-1.5 text-muted tabular-nums">{take.number}</span>}
            {name}
          </span>
          {item?.take.is_final ? (
            <Badge tone="success">
              <Flag size={11} strokeWidth={1.75} aria-hidden="true" />
              {/* The card is too narrow for the word beside a name. */}
              <span className={given ? 'sr-only' : undefined}>{t('take_final')}</span>
            </Badge>
          ) : (
            <span className="flex-none font-mono text-caption text-muted tabular-nums">
              {duration > 0 ? formatTime(duration) : '…'}
            </span>
          )}
        </p>
        {isLoaded ? (
          <Waveform
            label={t('take_seek', { name })}
            peaks={shown}
            duration={duration}
            subscribe={clockStore.subscribe}
            readTime={readTime}
            readBand={readBand}
            speakTime={speakTime}
            onSeek={seek}
            className="h-5"
          />
        ) : (
          <StaticWave peaks={shown} bars={40} className="h-5" />
        )}
      </div>
      <div className="flex flex-none flex-col items-center max-md:flex-row">
        <TakeMenu take={take} name={name} item={item} />
        <KeepButton take={take} name={name} />
      </div>
    </li>
  );
}

function KeepButton({ take, name }: { take: Take; name: string }) {
  return (
    <button
      type="button"
      aria-label={t('take_keep', { name })}
      aria-pressed={take.isKept}
      onClick={() => keepTake(take.id, !take.isKept)}
      className={clsx(
        'grid size-6 flex-none place-items-center rounded-xs hover:text-ink max-md:size-11',
        take.isKept ? 'text-ink' : 'text-muted',
      )}
    >
      <Pin size={13} strokeWidth={1.75} fill={take.isKept ? 'currentColor' : 'none'} aria-hidden="true" />
    </button>
  );
}

function TakeMenu({ take, name, item }: { take: Take; name: string; item: ReturnType<typeof useTake>['item'] }) {
  const button = useRef<HTMLButtonElement>(null);
  const later = item ? {} : { isDisabled: true, reason: t('take_not_stored') };
  const [isNaming, setIsNaming] = useState(false);
  const isFinal = item?.take.is_final === true;
  return (
    <>
      <Menu
        label={t('take_menu', { name })}
        trigger={
          <IconButton ref={button} label={t('take_menu', { name })} size="sm">
            <Ellipsis {...icon} />
          </IconButton>
        }
        items={[
          {
            label: t('take_download'),
            icon: <Download {...icon} />,
            ...later,
            onSelect: () =>
              button.current &&
              openDownloads({ id: take.id, title: name, takes: shownTakes().map(({ id }) => id) }, button.current),
          },
          {
            label: t('take_use_settings'),
            icon: <SlidersHorizontal {...icon} />,
            ...later,
            onSelect: () => item && requestSpeech(settingsOf(item)),
          },
          { label: t('take_rename'), icon: <PenLine {...icon} />, ...later, onSelect: () => setIsNaming(true) },
          {
            label: t(isFinal ? 'take_not_final' : 'take_make_final'),
            icon: <Flag {...icon} />,
            ...later,
            onSelect: () =>
              void changeTake(take.id, { is_final: !isFinal }).catch((error: unknown) => toastError(error)),
          },
          {
            label: t(take.isKept ? 'take_let_go' : 'take_keep_this'),
            icon: <Pin {...icon} />,
            onSelect: () => keepTake(take.id, !take.isKept),
          },
          'divider',
          { label: t('take_remove'), icon: <X {...icon} />, onSelect: () => removeTake(take.id) },
        ]}
      />
      {item && isNaming && <TakeNameDialog item={item} isOpen onOpenChange={setIsNaming} />}
    </>
  );
}

const settingsOf = ({
  voice_id,
  model_id,
  settings,
  output_format,
}: NonNullable<ReturnType<typeof useTake>['item']>) => ({
  voice_id,
  model_id,
  settings,
  output_format,
});
