import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useStore } from '../../lib/store.ts';
import { runToastAction, closeToast, pauseToasts, toastStore, visibleToasts, type Toast } from '../../lib/toasts.ts';
import { t } from '../../lib/language/ui-messages.ts';
import { toasterArea } from './toaster-area.ts';

interface ToasterProps {
  position: 'top-center' | 'bottom-right';
  /** The height of what is fixed at the bottom of the page. */
  above: number;
  /** Called once toasts are visible. */
  onShown(): void;
}

const icons = {
  success: <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none text-success" />,
  error: <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none text-danger" />,
  plain: null,
};

/** Draws the toasts of lib/toasts.ts. Alt+T moves the focus to the newest one before it expires. */
export function Toaster({ position, above, onShown }: ToasterProps) {
  const toasts = useStore(toastStore, (state) => state.toasts);
  const isPaused = useStore(toastStore, (state) => state.isPaused);
  const list = useRef<HTMLOListElement>(null);
  /** The element that had the focus before it moved to a toast. */
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(onShown, [onShown]);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!event.altKey || event.code !== 'KeyT') return;
      list.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  function onFocus({ relatedTarget }: FocusEvent) {
    if (!list.current?.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
    pauseToasts(true);
  }
  /** Restores the focus before a toast disappears with its focused button. */
  function leaving(work: () => void) {
    const hadFocus = list.current?.contains(document.activeElement);
    work();
    if (!hadFocus) return;
    pauseToasts(false);
    cameFrom.current?.focus();
  }

  const isTop = position === 'top-center';
  return (
    // The region itself is silent. The attribute keeps an open dialog from hiding the toasts from screen readers.
    <section aria-label={t('notices')} aria-live="off" {...toasterArea}>
      {/* Pointing at a toast or focusing it only pauses its timer, so it needs no role. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        ref={list}
        className={clsx(
          'pointer-events-none fixed z-50 flex flex-col gap-2 max-md:inset-x-3 md:w-[356px]',
          isTop ? 'top-4 md:start-1/2 md:-translate-x-1/2 md:rtl:translate-x-1/2' : 'md:end-4',
        )}
        style={isTop ? undefined : { bottom: `calc(var(--bottom-inset, 0px) + ${above + 16}px)` }}
        onPointerEnter={() => pauseToasts(true)}
        onPointerLeave={() => pauseToasts(false)}
        onFocus={onFocus}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && pauseToasts(false)}
      >
        {visibleToasts({ toasts, isPaused }).map((toast) => (
          <li key={toast.id} className="pointer-events-auto">
            <ToastCard
              toast={toast}
              isPaused={isPaused}
              onAct={() => leaving(() => runToastAction(toast.id))}
              onClose={() => leaving(() => closeToast(toast.id))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ToastCardProps {
  toast: Toast;
  isPaused: boolean;
  onAct(): void;
  onClose(): void;
}

function ToastCard({ toast, isPaused, onAct, onClose }: ToastCardProps) {
  const { tone, message, detail, duration, action } = toast;
  // Some screen readers do not announce a region that appears together with its text, but they announce an alert.
  const [isThere, setIsThere] = useState(tone === 'error');
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="relative flex animate-fade items-start gap-2.5 overflow-hidden rounded-lg bg-raised py-3 ps-3.5 pe-3 text-table text-ink shadow-pop">
      {icons[tone]}
      <div role={tone === 'error' ? 'alert' : 'status'} className="min-w-0 flex-1 break-words">
        {isThere && (
          <>
            <p className={clsx(detail && 'font-medium')}>{message}</p>
            {detail && <p className="text-muted">{detail}</p>}
          </>
        )}
      </div>
      {action && (
        <button
          type="button"
          onClick={onAct}
          className="-my-1 h-7 flex-none rounded-sm px-2 font-semibold underline underline-offset-[3px] hover:bg-hover max-md:h-9"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t('dismiss')}
        onClick={onClose}
        className="-my-1 -me-1 grid size-7 flex-none place-items-center rounded-sm text-muted hover:bg-hover hover:text-ink max-md:size-9"
      >
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {duration !== undefined && (
        <span
          aria-hidden="true"
          data-testid="toast-timer"
          className="toast-timer"
          style={{ animationDuration: `${duration}ms`, animationPlayState: isPaused ? 'paused' : 'running' }}
        />
      )}
    </div>
  );
}
