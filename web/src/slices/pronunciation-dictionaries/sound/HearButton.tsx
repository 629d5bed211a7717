import { Pause, Play } from 'lucide-react';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { hear, useHearing, type Speaker, type Words } from './hear.ts';
import { t } from './messages.ts';

interface HearButtonProps {
  speaker: Speaker | undefined;
  words: Words;
  /** Why it cannot be heard, such as a rule that is not complete. */
  disabledReason?: string | undefined;
  /** A name that is shown beside the sign. */
  text?: string;
}

/** Plays a few words in the voice that is chosen. */
export function HearButton({ speaker, words, disabledReason, text }: HearButtonProps) {
  const { isPlaying, isBusy } = useHearing(speaker, words);
  const reason = disabledReason ?? (speaker ? undefined : t('no_voice'));
  const Icon = isPlaying ? Pause : Play;
  const icon = isBusy ? <Spinner /> : <Icon size={15} strokeWidth={1.75} aria-hidden="true" />;
  const play = () => speaker && void hear(speaker, words);
  if (text !== undefined)
    return (
      <Button look="ghost" size="sm" icon={icon} isDisabled={reason !== undefined} onClick={play}>
        {text}
      </Button>
    );
  return (
    <IconButton
      size="sm"
      label={t(isPlaying ? 'pause' : 'hear', { what: words.title })}
      disabledReason={reason}
      aria-busy={isBusy || undefined}
      onClick={play}
    >
      {icon}
    </IconButton>
  );
}
