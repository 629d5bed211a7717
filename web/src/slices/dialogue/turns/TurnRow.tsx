import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Copy, Ellipsis, GripVertical, Play, Trash2 } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { maxDialogueTurns } from '#contract/dialogue/types.ts';
import { useStore } from '../../../lib/store.ts';
import { Orb } from '../../../ui/audio/Orb.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { dialogueDraft } from '../draft/dialogue-draft.ts';
import { t } from '../messages.ts';
import type { Turn } from '../model/turns.ts';
import type { DialogueView } from '../use-dialogue.ts';
import { copyTurn, deleteTurn, giveVoice, shiftTurn } from './turn-actions.ts';
import type { Drag } from './use-drag.ts';
import { VoiceButton } from './VoiceButton.tsx';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface TurnRowProps {
  dialogue: DialogueView;
  turn: Turn;
  /** From 0. */
  at: number;
  drag: Drag;
  /** The player is in this turn. */
  isSpeaking: boolean;
  /** The words are shown, which are not edited. */
  isRead?: boolean;
  /** Plays from the first word of the turn; absent while that has no time. */
  onPlay: (() => void) | undefined;
  /** The field, or the words while they are spoken. */
  children: ReactNode;
}

export function TurnRow({ dialogue, turn, at, drag, isSpeaking, isRead = false, onPlay, children }: TurnRowProps) {
  const { id, voice_id } = turn;
  const { turns, nameOf, colors } = dialogue;
  const count = turns.length;
  const name = nameOf(voice_id);
  const { dragged } = drag;
  const others = turns.filter((one) => one.id !== dragged?.id);
  const isTarget = dragged !== null && others[dragged.to]?.id === id;
  const isLastTarget = dragged !== null && dragged.to >= others.length && others.at(-1)?.id === id;
  return (
    <li
      data-turn={id}
      data-speaker={colors.get(voice_id)}
      className={clsx(
        'group relative grid grid-cols-[3px_minmax(0,150px)_minmax(0,1fr)_auto] gap-x-4 rounded-lg py-2.5 pe-2 hover:bg-surface focus-within:bg-surface max-md:grid-cols-[3px_minmax(0,1fr)_auto] max-md:gap-x-3 max-md:py-1.5',
        isSpeaking && 'bg-surface',
        dragged?.id === id && 'opacity-50',
        isTarget &&
          'before:absolute before:inset-x-0 before:-top-0.5 before:h-0.5 before:rounded-full before:bg-accent',
        isLastTarget &&
          'after:absolute after:inset-x-0 after:-bottom-0.5 after:h-0.5 after:rounded-full after:bg-accent',
      )}
    >
      <span aria-hidden="true" className="rounded-full bg-(--speaker) max-md:row-span-2" />
      <span className="min-w-0">
        {isRead ? (
          <span className="flex h-[30px] items-center gap-2 text-table font-medium">
            <Orb seed={voice_id} size={24} isSpeaking={isSpeaking} />
            <span className="truncate">{name}</span>
          </span>
        ) : (
          <VoiceButton
            dialogue={dialogue}
            voiceId={voice_id}
            name={name}
            number={at + 1}
            isSpeaking={isSpeaking}
            onChoose={(voice) => giveVoice(id, voice)}
          />
        )}
      </span>
      <div className="min-w-0 max-md:col-span-2 max-md:col-start-2 max-md:row-start-2">{children}</div>
      <span
        className={clsx(
          'flex flex-none items-start transition-opacity max-md:col-start-3 max-md:row-start-1',
          !isSpeaking &&
            'md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100 pointer-coarse:opacity-100',
        )}
      >
        {onPlay && (
          <IconButton size="sm" label={t('play_turn', { number: at + 1 })} onClick={onPlay}>
            <Play {...icon} />
          </IconButton>
        )}
        {!isRead && (
          <>
            <Handle id={id} at={at} count={count} name={name} drag={drag} />
            <Menu
              label={t('turn_menu', { number: at + 1 })}
              trigger={
                <IconButton size="sm" label={t('turn_menu', { number: at + 1 })}>
                  <Ellipsis {...icon} />
                </IconButton>
              }
              items={[
                {
                  label: t('duplicate'),
                  icon: <Copy {...icon} />,
                  onSelect: () => copyTurn(id),
                  ...(count >= maxDialogueTurns
                    ? { isDisabled: true, reason: t('turns_full', { count: maxDialogueTurns }) }
                    : {}),
                },
                {
                  label: t('move_up'),
                  icon: <ArrowUp {...icon} />,
                  onSelect: () => shiftTurn(id, at - 1),
                  ...(at === 0 ? { isDisabled: true, reason: t('is_first') } : {}),
                },
                {
                  label: t('move_down'),
                  icon: <ArrowDown {...icon} />,
                  onSelect: () => shiftTurn(id, at + 1),
                  ...(at === count - 1 ? { isDisabled: true, reason: t('is_last') } : {}),
                },
                'divider',
                { label: t('delete'), icon: <Trash2 {...icon} />, onSelect: () => deleteTurn(id), isDanger: true },
              ]}
            />
          </>
        )}
      </span>
    </li>
  );
}

interface HandleProps {
  id: string;
  at: number;
  count: number;
  name: string;
  drag: Drag;
}

/** Moves the turn: by dragging it, or with the arrow keys while it has the focus. */
function Handle({ id, at, count, name, drag }: HandleProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isWanted = useStore(dialogueDraft, ({ focus }) => focus?.id === id && focus.place === 'handle');
  useEffect(() => {
    if (!isWanted) return;
    dialogueDraft.set({ focus: null });
    button.current?.focus();
  }, [isWanted]);
  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    shiftTurn(id, to);
  }
  return (
    <IconButton
      ref={button}
      size="sm"
      label={t('move_turn', { number: at + 1, name })}
      onKeyDown={onKeyDown}
      className="cursor-grab touch-none active:cursor-grabbing"
      {...drag.handlersOf(id)}
    >
      <GripVertical {...icon} />
    </IconButton>
  );
}
