/**
 * What people choose with a control that changes something on the server at once: a switch, a checkbox, a list. The
 * choice is shown from the moment of the click until the server has answered, over what was read. What was read cannot
 * show it in time: its changes reach the screen in a later task, so a checkbox would jump back for a moment, and a read
 * that began before the server had changed anything still brings what was there before.
 */
import type { Answer, CallInput, Endpoint } from '#contract/kit/endpoint.ts';
import { reportFailure } from '../failures/report-failure.ts';
import { queryClient, readKey } from '../queries.ts';
import { createStore, useStore } from '../store.ts';

type Value = string | number | boolean | null;
export type Choices = Readonly<Record<string, Value>>;

/** By the name of the control, which tells what it changes. */
export const choicesStore = createStore<{ choices: Choices }>({ choices: {} });

/** The last save of each control. The next one waits for it, because the server may take two at once in either order. */
const saves = new Map<string, Promise<void>>();

/** @param known what was read, which is shown while nothing is being chosen */
export const chosenIn = <T extends Value>(choices: Choices, name: string, known: T): T =>
  name in choices ? (choices[name] as T) : known;

export const useChosen = <T extends Value>(name: string, known: T): T =>
  useStore(choicesStore, ({ choices }) => chosenIn(choices, name, known));

/**
 * Shows the choice, saves it, and shows what was read again. A failure is reported.
 * @param save also changes what was read (`changeRead`), or reads it again and waits for it
 */
export async function choose(name: string, value: Value, save: () => Promise<unknown>): Promise<void> {
  choicesStore.set({ choices: { ...choicesStore.get().choices, [name]: value } });
  const before = saves.get(name) ?? Promise.resolve();
  const saved = before
    .then(save)
    .catch(reportFailure)
    // By then the screen has heard of what was read.
    .then(() => new Promise<void>((resolve) => setTimeout(resolve)));
  saves.set(name, saved);
  await saved;
  if (saves.get(name) !== saved) return;
  saves.delete(name);
  const { [name]: _, ...choices } = choicesStore.get().choices;
  choicesStore.set({ choices });
}

/**
 * Changes what was read to what the server has now. A read that began before would bring back what was there before, so
 * it is ended and begun again.
 */
export async function changeRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  change: (known: Answer<E>) => Answer<E>,
): Promise<void> {
  const queryKey = readKey(endpoint, input);
  const isReading = queryClient.isFetching({ queryKey, exact: true }) > 0;
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<Answer<E>>(queryKey, (known) => known && change(known));
  if (isReading) void queryClient.invalidateQueries({ queryKey, exact: true });
}
