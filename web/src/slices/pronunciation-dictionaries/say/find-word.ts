/** Finds the word on the page that somebody has selected, or has the caret or the focus on. */
import { wordAt } from '../rules/word-borders.ts';

export interface FoundWord {
  word: string;
  /** The whole text, to count how often the word occurs in it. */
  text: string;
  /** Where the word is on the screen. */
  rect: DOMRect;
  /** What has the focus again afterwards. */
  origin: HTMLElement;
  /** The voice of the text; empty where it is the one that Text to Speech has chosen. */
  voiceId: string;
  /** The text is an item of the history, and not the draft. */
  isItem: boolean;
}

const maxLength = 100;
const maxWords = 5;

/** A word or a short name; a longer selection is made for something else. */
function nameIn(text: string): string | undefined {
  const name = text.trim();
  const isName = /[\p{L}\p{N}]/u.test(name) && !/[\r\n<>]/.test(name);
  return isName && name.length <= maxLength && name.split(/\s+/).length <= maxWords ? name : undefined;
}

const rootOf = (node: Node | null): HTMLElement | null =>
  (node instanceof Element ? node : (node?.parentElement ?? null))?.closest<HTMLElement>('[data-pronounce]') ?? null;

const aboutRoot = (root: HTMLElement) => ({
  voiceId: root.dataset.pronounce ?? '',
  isItem: root.dataset.pronounceItem !== undefined,
});

/** Where a part of a field is. The copy of its text that stands behind the field says it, since fields do not. */
function rectInField(field: HTMLTextAreaElement, from: number, to: number): DOMRect {
  const copy = field.previousElementSibling;
  if (!copy) return field.getBoundingClientRect();
  const range = document.createRange();
  const nodes = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  let before = 0;
  let hasStart = false;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { length } = node.textContent ?? '';
    if (!hasStart && from <= before + length) {
      range.setStart(node, from - before);
      hasStart = true;
    }
    if (hasStart && to <= before + length) {
      range.setEnd(node, to - before);
      return range.getBoundingClientRect();
    }
    before += length;
  }
  return field.getBoundingClientRect();
}

function inField(field: HTMLTextAreaElement, root: HTMLElement, isAsked: boolean): FoundWord | undefined {
  const { selectionStart: start, selectionEnd: end, value } = field;
  const place = start === end ? (isAsked ? wordAt(value, start) : undefined) : { from: start, to: end };
  const word = place && nameIn(value.slice(place.from, place.to));
  if (!place || word === undefined) return undefined;
  return { word, text: value, rect: rectInField(field, place.from, place.to), origin: field, ...aboutRoot(root) };
}

/** @param isAsked the keys were pressed, so that the caret or the focus is enough and nothing has to be selected */
export function findWord(isAsked: boolean): FoundWord | undefined {
  const active = document.activeElement;
  const rootOfActive = rootOf(active);
  if (active instanceof HTMLTextAreaElement && rootOfActive) return inField(active, rootOfActive, isAsked);
  const selection = getSelection();
  const root = rootOf(selection?.anchorNode ?? null);
  if (root && selection && !selection.isCollapsed && root === rootOf(selection.focusNode)) {
    const word = nameIn(selection.toString());
    const origin = active instanceof HTMLElement ? active : root;
    if (word === undefined) return undefined;
    const rect = selection.getRangeAt(0).getBoundingClientRect();
    return { word, text: root.textContent ?? '', rect, origin, ...aboutRoot(root) };
  }
  const spoken = isAsked && rootOfActive ? active?.closest<HTMLElement>('[data-word]') : undefined;
  const word = spoken
    ? nameIn((spoken.textContent ?? '').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    : undefined;
  if (!spoken || !rootOfActive || word === undefined) return undefined;
  const rect = spoken.getBoundingClientRect();
  return { word, text: rootOfActive.textContent ?? '', rect, origin: spoken, ...aboutRoot(rootOfActive) };
}
