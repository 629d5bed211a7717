/** Gives the screen's actions for the keyboard and the palette. */
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { pages } from '#contract/pages.ts';
import { useActions, type Action } from '../../lib/keys/actions.ts';
import { isSingleKey } from '../../lib/keys/single-keys.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { draftText } from './drafts/draft.ts';
import { stopGenerating } from './generation/generation.ts';
import { generationStore } from './generation/generation-state.ts';
import { t } from './messages.ts';
import { shownTakes } from './takes/takes.ts';
import { useShownTakes } from './takes/use-shown-takes.ts';
import type { Speech } from './use-speech.ts';
import { openPicker } from './voices/picker-store.ts';

async function compareTakes(): Promise<void> {
  const { switchTake } = await import('./takes/compare.ts');
  await switchTake();
}
const compare = () => void compareTakes().catch((error: unknown) => toastError(error));

function showDraftState(): void {
  if (draftText.store.get().isSaved) toastSuccess(t('draft_saved'));
  else toastError(t('draft_unsaved_help'));
}

const hasTwoTakes = () => shownTakes().length > 1;

interface SpeechActions extends Pick<Speech, 'start' | 'startAgain'> {
  viewCode(): void;
  /** True while the panel shows the history, and so not the button of the voice picker. */
  isHistory: boolean;
}

export function useSpeechKeys({ start, startAgain, viewCode, isHistory }: SpeechActions): void {
  const navigate = useNavigate();
  const canCompare = useShownTakes().shown.length > 1;

  const actions = useMemo<Action[]>(() => {
    const chooseVoice = () => {
      if (isHistory) void navigate({ to: pages.textToSpeech, search: {}, replace: true });
      openPicker(true);
    };
    return [
      { id: 'generate', label: t('action_generate'), group: 'speech', keys: 'Mod+Enter', run: start },
      { id: 'regenerate', label: t('action_regenerate'), group: 'speech', keys: 'Mod+Shift+Enter', run: startAgain },
      { id: 'choose-voice', label: t('action_voice'), group: 'speech', keys: 'Mod+Shift+V', run: chooseVoice },
      { id: 'view-code', label: t('action_code'), group: 'speech', run: viewCode },
      { id: 'save-draft', label: t('action_save'), group: 'speech', keys: 'Mod+S', run: showDraftState },
      ...(canCompare
        ? [{ id: 'compare', label: t('compare'), group: 'speech', keys: 'A', run: compare } as const]
        : []),
    ];
  }, [start, startAgain, viewCode, canCompare, isHistory, navigate]);
  useActions(actions);

  useEffect(() => {
    const run = (id: string) => actions.find((action) => action.id === id)?.run?.();
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat) return;
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      const key = event.key.toLowerCase();
      if (isCommand && key === 'enter') {
        event.preventDefault();
        // The same keys stop a running generation.
        if (generationStore.get().isRunning) stopGenerating();
        else run(event.shiftKey ? 'regenerate' : 'generate');
      } else if (isCommand && event.shiftKey && key === 'v') {
        event.preventDefault();
        run('choose-voice');
      } else if (isCommand && !event.shiftKey && key === 's') {
        event.preventDefault();
        showDraftState();
      } else if (isSingleKey(event, 'a') && !event.shiftKey && hasTwoTakes()) {
        event.preventDefault();
        compare();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [actions]);
}
