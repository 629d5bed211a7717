import { ArrowRight, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { maxDialogueTurns } from '#contract/dialogue/types.ts';
import { Orb } from '../../../ui/audio/Orb.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Segment } from '../../../ui/form/Segment.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { dialogueDraft, nameVoices } from '../draft/dialogue-draft.ts';
import { t } from '../messages.ts';
import { bracketUses, readScript, turnsOfScript, type BracketUse } from '../model/script.ts';
import { takeTurns } from '../turns/turn-actions.ts';
import { VoicePopover } from '../turns/VoiceButton.tsx';
import type { DialogueView } from '../use-dialogue.ts';

interface ScriptDialogProps {
  dialogue: DialogueView;
  /** What was pasted; empty where the dialog is opened to paste into. */
  text: string;
  /** The turn into which it was pasted. */
  turnId: string | null;
  isOpen: boolean;
  onClose(): void;
}

/** Makes turns of a script. A voice is chosen once for each name. */
export function ScriptDialog({ dialogue, text: pasted, turnId, isOpen, onClose }: ScriptDialogProps) {
  const [text, setText] = useState(pasted);
  const [chosen, setChosen] = useState<ReadonlyMap<string | null, string>>(new Map());
  const [use, setUse] = useState<BracketUse>('play');
  const script = readScript(text);
  const voices = new Map(script.speakers.map(({ name }) => [name, chosen.get(name) ?? knownVoice(dialogue, name)]));
  const turns = turnsOfScript(script, voices, use);
  const missing = script.speakers.find(({ name }) => !voices.get(name));
  const room = maxDialogueTurns - dialogue.turns.filter((turn) => turn.text.trim() !== '').length;
  const count = Math.min(turns.length, Math.max(room, 0));
  const isReady = count > 0 && !missing;
  const hasBrackets = /\[[^\]\n]+\]/.test(text);

  function make() {
    if (!isReady) return;
    nameVoices(namesOf(voices));
    takeTurns(turns, turnId);
    onClose();
  }

  return (
    <Dialog
      title={t('script_title')}
      width="lg"
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      hasUnsaved={text !== pasted}
      description={
        script.lines.length > 0
          ? t('script_found', { turns: turns.length, names: script.speakers.filter(({ name }) => name).length })
          : t('script_help')
      }
      footer={
        <>
          <span id="script-note" role="status" className="me-auto self-center text-table text-muted">
            {missing
              ? missing.name === null
                ? t('script_nameless_voiceless')
                : t('script_voiceless', { name: missing.name })
              : turns.length > count
                ? t('script_too_many', { count, dropped: turns.length - count })
                : ''}
          </span>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" isDisabled={!isReady} aria-describedby="script-note" onClick={make}>
            {t('script_make', { count })}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={t('script')}
        rows={6}
        value={text}
        placeholder={t('script_placeholder')}
        spellCheck={false}
        className="max-h-60 font-mono"
        onChange={(event) => setText(event.target.value)}
      />
      {script.speakers.length > 0 && (
        <ul className="flex flex-col">
          {script.speakers.map(({ name, lines }) => {
            const voiceId = voices.get(name) ?? '';
            const voice = dialogue.voices?.find(({ voice_id }) => voice_id === voiceId);
            const label = name ?? t('script_nameless');
            return (
              <li
                key={name ?? ''}
                className="grid grid-cols-[minmax(0,1fr)_20px_200px] items-center gap-3 border-b border-line py-2.5 max-md:grid-cols-[minmax(0,1fr)_16px_148px] max-md:gap-2"
              >
                <span className="min-w-0">
                  <span className="block truncate text-table font-medium">{label}</span>
                  <span className="block text-caption text-muted">{t('turns_count', { count: lines })}</span>
                </span>
                <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" className="text-muted rtl:rotate-180" />
                <VoicePopover
                  dialogue={dialogue}
                  voiceId={voiceId}
                  title={t('choose_voice')}
                  onChoose={(next) => setChosen(new Map(chosen).set(name, next))}
                  trigger={
                    <button
                      type="button"
                      aria-label={t('script_voice_of', { name: label, voice: voice?.name ?? t('choose_voice') })}
                      className="flex h-10 min-w-0 items-center gap-2 rounded-md border border-line-strong px-2 text-start text-table hover:bg-hover max-md:h-11"
                    >
                      {voice && <Orb seed={voiceId} size={24} />}
                      <span className={voice ? 'min-w-0 flex-1 truncate' : 'min-w-0 flex-1 truncate ps-1 text-muted'}>
                        {voice?.name ?? t('choose_voice')}
                      </span>
                      <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" className="flex-none text-muted" />
                    </button>
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      {hasBrackets && (
        <div className="flex flex-col gap-1.5">
          <span aria-hidden="true" className="text-table font-medium">
            {t('brackets')}
          </span>
          <Segment
            label={t('brackets')}
            value={use}
            options={bracketUses.map((value) => ({ value, label: t(`brackets_${value}`) }))}
            onChange={setUse}
          />
        </div>
      )}
    </Dialog>
  );
}

/** The voice that a name has in the dialogue, or that is called so. */
function knownVoice({ voices = [] }: DialogueView, name: string | null): string {
  if (name === null) return '';
  const wanted = name.toLocaleLowerCase();
  const { names } = dialogueDraft.get();
  const given = Object.entries(names).find(([, one]) => one.toLocaleLowerCase() === wanted)?.[0];
  const known =
    voices.find((voice) => voice.voice_id === given) ??
    voices.find((voice) => voice.name.toLocaleLowerCase() === wanted);
  return known?.voice_id ?? '';
}

/** What the voices are called by the script. A voice that says two parts keeps its own name. */
function namesOf(voices: ReadonlyMap<string | null, string>): Record<string, string> {
  const parts = [...voices].filter(([name]) => name !== null) as [string, string][];
  const once = parts.filter(([, voice]) => parts.filter(([, other]) => other === voice).length === 1);
  return Object.fromEntries(once.map(([name, voice]) => [voice, name]));
}
