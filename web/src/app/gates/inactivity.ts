/**
 * The inactivity timer of spec-2 §4.9. Any input in any tab resets it; when it runs out the user is signed out. A minute
 * before, they are asked.
 */
import { onOtherTab, readLocal, writeLocal } from '../../lib/browser/storage.ts';

/** Milliseconds. */
const warnBefore = 60_000;
/** Milliseconds between two notifications of the other tabs. */
const notifyEvery = 2000;
/** Browsers' timers overflow after 24 days, so a long wait is made of shorter ones. */
const maxTimer = 3_600_000;
const key = 'last_active';

const isNumber = (value: unknown): value is number => typeof value === 'number';

const inputEvents = ['mousemove', 'mousedown', 'keydown', 'click', 'scroll', 'wheel', 'touchstart', 'visibilitychange'];
/**
 * Only these events answer the question. A mouse may be nudged, and a touch would close the dialog before its button
 * is pressed.
 */
const answeringEvents = ['keydown', 'click', 'visibilitychange'];

interface Handlers {
  /** Called a minute before the end, which comes at `until` unless there is input. */
  onWarn(until: number): void;
  onStay(): void;
  onExpire(): void;
}

export interface Inactivity {
  /** Counts as input: the user has said that they are there. */
  stay(): void;
  stop(): void;
}

/** Starts to watch. @param seconds without input after which the session ends */
export function watchInactivity(seconds: number, { onWarn, onStay, onExpire }: Handlers): Inactivity {
  const timeout = seconds * 1000;
  const warnAfter = timeout - Math.min(warnBefore, timeout / 2);
  let lastAt = Date.now();
  let notifiedAt = 0;
  let isWarned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notifyTimer: ReturnType<typeof setTimeout> | undefined;

  function notifyTabs(): void {
    notifiedAt = Date.now();
    notifyTimer = undefined;
    writeLocal(key, lastAt);
  }

  function check(): void {
    clearTimeout(timer);
    const idle = Date.now() - lastAt;
    if (idle >= timeout) {
      stop();
      onExpire();
      return;
    }
    const shouldWarn = idle >= warnAfter;
    if (shouldWarn && !isWarned) onWarn(lastAt + timeout);
    if (!shouldWarn && isWarned) onStay();
    isWarned = shouldWarn;
    timer = setTimeout(check, Math.min(maxTimer, (shouldWarn ? timeout : warnAfter) - idle));
  }

  function stay(): void {
    // A computer that slept past the end wakes with a movement, which comes too late.
    if (Date.now() - lastAt < timeout) {
      lastAt = Date.now();
      notifyTimer ??= setTimeout(notifyTabs, Math.max(0, notifiedAt + notifyEvery - lastAt));
    }
    // Otherwise the timer checks by itself when it is time.
    if (isWarned || Date.now() - lastAt >= timeout) check();
  }

  function onInput(event: Event): void {
    const { type } = event;
    // Browsers report a movement when the page moves under a still mouse.
    if (type === 'mousemove' && 'movementX' in event && event.movementX === 0 && (event as MouseEvent).movementY === 0)
      return;
    if (isWarned && !answeringEvents.includes(type)) return;
    if (type === 'visibilitychange' && document.hidden) return;
    stay();
  }

  const stopListening = onOtherTab(key, (at) => {
    if (!isNumber(at) || at <= lastAt || at > Date.now() + notifyEvery) return;
    lastAt = at;
    check();
  });

  function stop(): void {
    clearTimeout(timer);
    clearTimeout(notifyTimer);
    stopListening();
    for (const name of inputEvents) document.removeEventListener(name, onInput, { capture: true });
  }

  for (const name of inputEvents) document.addEventListener(name, onInput, { capture: true, passive: true });
  // Opening a tab counts as input, unless another tab was active later.
  if (readLocal(key, isNumber, 0) < lastAt) notifyTabs();
  check();
  return { stay, stop };
}
