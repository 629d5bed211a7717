import { AudioLines } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMedia } from '../../../lib/hooks.ts';
import { useActions, type Action } from '../../../lib/keys/actions.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { AnchoredPopover } from '../../../ui/overlay/AnchoredPopover.tsx';
import { Sheet } from '../../../ui/overlay/Sheet.tsx';
import { findWord, type FoundWord } from './find-word.ts';
import { t } from './messages.ts';

const PronouncePanel = lazyPart(async () => (await import('./PronouncePanel.tsx')).PronouncePanel, {
  fallback: <div className="h-80" />,
});

/** Milliseconds after the last change of a selection, so that the button does not follow a pointer that is drawing it. */
const selectionPause = 180;
const buttonHeight = 44;

/** Watches what is selected in texts that are spoken, and offers to correct how it is said. */
export function PronounceHost() {
  const [found, setFound] = useState<FoundWord>();
  const [isOpen, setIsOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const isPhone = useMedia('(max-width: 767px)');

  useEffect(() => {
    // While the panel is open, the selection is in its own fields.
    if (isOpen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        setFound(findWord(false));
      }, selectionPause);
    };
    // The button stands at a place of the screen, and comes back where the text stands still again.
    const hide = () => {
      setFound(undefined);
      look();
    };
    // This part is loaded late, when something may be selected already.
    look();
    document.addEventListener('selectionchange', look);
    document.addEventListener('select', look, true);
    document.addEventListener('scroll', hide, true);
    addEventListener('resize', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', look);
      document.removeEventListener('select', look, true);
      document.removeEventListener('scroll', hide, true);
      removeEventListener('resize', hide);
    };
  }, [isOpen]);

  const actions = useMemo<Action[]>(() => {
    const run = () => {
      const word = findWord(true);
      if (!word) return;
      setFound(word);
      setIsOpen(true);
    };
    return [
      {
        id: 'pronounce',
        label: t('action'),
        group: 'speech',
        keys: 'Mod+Shift+L',
        run,
        isAvailable: () => findWord(true) !== undefined,
      },
    ];
  }, []);
  useActions(actions);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isCommand = (event.ctrlKey || event.metaKey) && event.shiftKey && !event.altKey;
      if (!isCommand || event.key.toLowerCase() !== 'l' || event.defaultPrevented || !findWord(true)) return;
      event.preventDefault();
      actions[0]?.run?.();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [actions]);

  function close(): void {
    setIsOpen(false);
    setFound(undefined);
    // The popover returns the focus to the button first, which is gone then.
    setTimeout(() => found?.origin.isConnected && found.origin.focus({ preventScroll: true }));
  }

  const main = document.querySelector('main');
  if (!found || !main) return null;
  const panel = <PronouncePanel key={found.word} found={found} onClose={close} />;
  const { rect } = found;
  const isBelow = rect.top < buttonHeight + 60;
  return (
    <>
      {createPortal(
        <button
          ref={setButton}
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+Shift+L Meta+Shift+L"
          // The selection stays.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setIsOpen(true)}
          style={{
            top: isBelow ? rect.bottom + 6 : rect.top - buttonHeight + 4,
            left: Math.max(8, Math.min(rect.left, innerWidth - 200)),
          }}
          className="fixed z-20 inline-flex h-9 animate-pop items-center gap-2 rounded-md bg-tip px-3 text-table font-medium text-on-tip shadow-pop"
        >
          <AudioLines size={15} strokeWidth={1.75} aria-hidden="true" />
          {t('pronounce')}
        </button>,
        main,
      )}
      {isOpen &&
        (isPhone ? (
          <Sheet title={t('pronounce')} isOpen onOpenChange={(open) => !open && close()}>
            <div className="overflow-auto px-5 pb-5">{panel}</div>
          </Sheet>
        ) : (
          button && (
            <AnchoredPopover title={t('pronounce')} anchor={button} onClose={close} width="w-[400px]">
              <div className="p-3.5">{panel}</div>
            </AnchoredPopover>
          )
        ))}
    </>
  );
}
