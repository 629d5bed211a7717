import type { ReactNode } from 'react';
import { isBoolean, readLocal, writeLocal } from './browser/storage.ts';
import { createStore } from './store.ts';

export interface Question {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  /** The confirm button stays disabled for this many seconds. */
  countdownSeconds?: number;
  /** With a `value`, exactly that text must be typed; without one, any text will do. */
  requiredInput?: { label: string; value?: string };
  /** Adds a switch "do not ask again". Once confirmed with it on, the question under this key is not asked again. */
  optOut?: { label: string; key: string };
}

interface Asked {
  question: Question;
  answer(isConfirmed: boolean): void;
}

/** Holds the pending questions. The first one is on the screen. */
export const confirmStore = createStore<{ waiting: readonly Asked[] }>({ waiting: [] });

const runOnce = (key: string) => `run_once:${key}`;

/** Asks and resolves to whether it was confirmed. ConfirmHost draws the question. */
export function confirm(question: Question): Promise<boolean> {
  if (question.optOut && readLocal(runOnce(question.optOut.key), isBoolean, false)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const asked: Asked = {
      question,
      answer(isConfirmed) {
        confirmStore.set({ waiting: confirmStore.get().waiting.filter((one) => one !== asked) });
        resolve(isConfirmed);
      },
    };
    confirmStore.set({ waiting: [...confirmStore.get().waiting, asked] });
  });
}

export function stopAsking(key: string): void {
  writeLocal(runOnce(key), true);
}

/** Gives the reason why the confirm button is disabled; undefined where it is enabled. */
export function blockedBy(question: Question, typed: string, secondsLeft: number): 'countdown' | 'input' | undefined {
  if (secondsLeft > 0) return 'countdown';
  const { requiredInput } = question;
  if (!requiredInput) return undefined;
  const text = typed.trim();
  const isComplete = requiredInput.value === undefined ? text !== '' : text === requiredInput.value.trim();
  return isComplete ? undefined : 'input';
}
