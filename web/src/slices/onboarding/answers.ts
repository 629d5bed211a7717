/** The answers so far and the current step. A reload continues there; a sign-out clears them. */
import { pages } from '#contract/pages.ts';
import { onSignOut } from '../../lib/session.ts';
import { readLocal, removeLocal, writeLocal } from '../../lib/browser/storage.ts';
import { createStore } from '../../lib/store.ts';

export const steps = ['name', 'role', 'start', 'voice', 'plan'] as const;

/** Roles, each with its more specific choices. */
export const roles = {
  creator: ['videos', 'podcasts', 'audiobooks', 'streaming'],
  developer: ['web_apps', 'games', 'assistants', 'automation'],
  business: ['marketing', 'training', 'support', 'news'],
  education: ['teaching', 'studying', 'research'],
  accessibility: ['own_use', 'for_others'],
  personal: ['hobby', 'curiosity'],
} as const;
export type Role = keyof typeof roles;
export const isRole = (value: string): value is Role => value in roles;

export const sources = ['search', 'friend', 'work', 'social', 'article', 'video', 'other'] as const;

/** The screens that onboarding can start with. */
export const starts = {
  speech: pages.textToSpeech,
  bulk: pages.bulk,
  api: pages.apiKeys,
} as const;
export type Start = keyof typeof starts;

export interface Answers {
  /** null until the user answers. The form then offers the name that the account has. */
  first_name: string | null;
  role: string;
  subrole: string;
  source: string;
  start: Start | '';
  voice_id: string;
}

interface Progress {
  step: number;
  answers: Answers;
}

const key = 'onboarding';
const nothing: Progress = {
  step: 0,
  answers: { first_name: null, role: '', subrole: '', source: '', start: '', voice_id: '' },
};

function isProgress(value: unknown): value is Progress {
  if (typeof value !== 'object' || value === null) return false;
  const { step, answers } = value as Partial<Progress>;
  return typeof step === 'number' && step in steps && typeof answers === 'object' && answers !== null;
}

function read(): Progress {
  const { step, answers } = readLocal(key, isProgress, nothing);
  return { step, answers: { ...nothing.answers, ...answers } };
}

export const onboardingStore = createStore<Progress>(read());

function set(change: Partial<Progress>): void {
  onboardingStore.set(change);
  writeLocal(key, onboardingStore.get());
}

export const answer = (change: Partial<Answers>): void =>
  set({ answers: { ...onboardingStore.get().answers, ...change } });

export const goToStep = (step: number): void => set({ step });

/** Called once the server has stored the answers. */
export function forgetAnswers(): void {
  removeLocal(key);
  onboardingStore.set(nothing);
}

onSignOut(forgetAnswers);
