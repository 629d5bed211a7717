import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { track } from '../../slices/analytics/public.ts';
import { actionGroups } from '../../lib/keys/actions.ts';
import { closePanel } from '../../lib/panels.ts';
import { t } from '../../lib/language/actions-messages.ts';
import { ActionItems } from './ActionItems.tsx';
import { DocItems } from './DocItems.tsx';
import { HistoryItems, useFoundHistory } from './HistoryItems.tsx';
import { matchScore } from './match.ts';
import { PaletteNote } from './PaletteNote.tsx';
import { VoiceItems } from './VoiceItems.tsx';

const firstGroups = ['create', 'speech', 'history', 'player', 'go'] as const;
const otherGroups = actionGroups.filter((group) => !(firstGroups as readonly string[]).includes(group));

/** The value of an entry is its identity; it is found by its keywords. */
const filter = (_value: string, search: string, keywords?: string[]) => matchScore(keywords?.join(' ') ?? '', search);

/** Leads from everywhere to everything by keyboard. */
export function Palette() {
  const [search, setSearch] = useState('');
  const [, setEnters] = useState(0);
  useEffect(() => track('command_palette_opened'), []);
  const close = () => closePanel('palette');
  const words = search.trim();
  const found = useFoundHistory(words);
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 top-[12vh] z-40 mx-auto flex max-h-[min(560px,76vh)] w-[calc(100%-48px)] max-w-[640px] animate-pop flex-col overflow-hidden rounded-xl bg-raised shadow-dialog outline-none max-md:inset-0 max-md:max-h-none max-md:w-full max-md:rounded-none"
        >
          <Dialog.Title className="sr-only">{t('palette_title')}</Dialog.Title>
          <Command
            label={t('palette_title')}
            filter={filter}
            loop
            onKeyDown={({ key }) => {
              // An entry that has just come listens only after its effects, and Enter would be lost. A render runs them first.
              if (key === 'Enter') flushSync(() => setEnters((enters) => enters + 1));
            }}
            className="flex min-h-0 flex-1 flex-col [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:text-muted"
          >
            <div className="flex h-14 flex-none items-center gap-3 border-b border-line px-4">
              <Search size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none text-muted" />
              <Command.Input
                value={search}
                onValueChange={setSearch}
                placeholder={t('palette_placeholder')}
                className="h-full min-w-0 flex-1 bg-transparent text-[16px] outline-none"
              />
              <button
                type="button"
                onClick={close}
                className="h-8 flex-none rounded-sm px-2 text-table font-medium text-muted hover:bg-hover hover:text-ink max-md:h-11"
              >
                {t('close')}
              </button>
            </div>
            <Command.List label={t('palette_results')} className="min-h-0 overflow-auto scroll-py-2 p-2 empty:p-0">
              <ActionItems groups={firstGroups} />
              {words && <VoiceItems />}
              <HistoryItems found={found} />
              <ActionItems groups={otherGroups} />
              {words && <DocItems />}
            </Command.List>
            <PaletteNote search={words} found={found} />
          </Command>
          <Hints />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Hints() {
  const hints = [
    ['↑↓', t('palette_hint_move')],
    ['↵', t('palette_hint_choose')],
    ['Esc', t('palette_hint_close')],
  ];
  return (
    <p
      aria-hidden="true"
      className="flex flex-none gap-4 border-t border-line px-4 py-2 text-caption text-muted max-md:hidden"
    >
      {hints.map(([keys, words]) => (
        <span key={keys}>
          <kbd className="font-mono text-ink-2">{keys}</kbd> {words}
        </span>
      ))}
    </p>
  );
}
