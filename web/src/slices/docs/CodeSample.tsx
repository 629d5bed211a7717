import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createStore, useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Segment } from '../../ui/form/Segment.tsx';
import type { Example } from './socket-examples.ts';
import { t } from './messages.ts';

const shownFor = 2000;

/** The language that a reader has chosen goes with them from one operation to the next. */
const chosenStore = createStore({ label: '' });

/** Only pages of https and of this machine may write to the clipboard; elsewhere the text is marked, ready to be copied. */
async function copy(element: HTMLElement | null): Promise<boolean> {
  if (!element) return false;
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return false;
  }
}

export function CodeSample({ examples }: { examples: Example[] }) {
  const label = useStore(chosenStore, (chosen) => chosen.label);
  const [news, setNews] = useState<'copied' | 'marked' | null>(null);
  const code = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const example = examples.find((one) => one.label === label) ?? examples[0];
  if (!example) return null;

  async function onCopy() {
    setNews((await copy(code.current)) ? 'copied' : 'marked');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setNews(null), shownFor);
  }

  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line ps-3 pe-2">
        {examples.length > 1 ? (
          <Segment
            label={t('example_language')}
            value={example.label}
            options={examples.map((one) => ({ value: one.label, label: one.label }))}
            onChange={(next) => chosenStore.set({ label: next })}
          />
        ) : (
          <span className="text-table font-medium">{example.label}</span>
        )}
        <Button
          look="ghost"
          size="sm"
          onClick={() => void onCopy()}
          icon={news === 'copied' ? <Check size={14} strokeWidth={1.75} /> : <Copy size={14} strokeWidth={1.75} />}
        >
          {news === 'marked' ? t('marked_help') : news === 'copied' ? t('copied') : t('copy')}
        </Button>
        <span role="status" className="sr-only">
          {news === 'copied' ? t('copied') : news && t('marked')}
        </span>
      </div>
      <pre
        // A wide line scrolls, and a keyboard scrolls what it can focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={t('example', { label: example.label })}
        className="overflow-x-auto p-4 font-mono text-[12.5px] leading-5"
      >
        <code ref={code}>{example.code}</code>
      </pre>
    </div>
  );
}
