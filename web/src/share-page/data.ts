/** What the server put into the page for its script. */
interface PageData {
  id: string;
  address: string;
  title: string;
  artist: string;
  seconds: number;
  /** The start and the end of each word, in the order of the text. */
  times: [number, number][];
  words: Record<string, string> & { minutes: [string, string]; seconds: [string, string] };
}

export const data = JSON.parse(document.querySelector('#data')?.textContent ?? '{}') as PageData;

/** An element that the page may lack, as the embedded player lacks the dialogs. */
export const find = <E extends HTMLElement>(id: string): E | null => document.querySelector<E>(`#${id}`);

export function onClick(id: string, run: () => void): void {
  find(id)?.addEventListener('click', run);
}

let timer: number | undefined;

/** Says in a line at the bottom, and to screen readers, what has happened. */
export function say(message: string): void {
  const line = find('said');
  if (!line) return;
  line.textContent = message;
  line.classList.add('shown');
  clearTimeout(timer);
  timer = window.setTimeout(() => line.classList.remove('shown'), 4000);
}

export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say(done);
  } catch {
    say(data.words.copy_failed ?? '');
  }
}
