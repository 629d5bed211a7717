/**
 * The timer of spec-2 §4.9: anything a person does resets it, in whichever tab; when it has run out they are signed out.
 * A minute before, they are asked.
 */
import { onOtherTab, readLocal, writeLocal } from '../../lib/browser/storage.ts';

/** Milliseconds. */
const warnBefore = 60_000;
/** Other tabs are told at most so often. */
const tellEvery = 2000;
/** A browser's timers hold no more than 24 days. */
const longestTimer = 3_600_000;
const key = 'last_active';

const isNumber = (value: unknown): value is number => typeof value === 'number';

const signs = ['mousemove', 'mousedown', 'keydown', 'click', 'scroll', 'wheel', 'touchstart', 'visibilitychange'];
/** A nudged mouse is no answer to a question, and a touch would close it before its button is pressed. */
const answers = ['keydown', 'click', 'visibilitychange'];

interface Handlers {
  /** Soon over: at `until`, unless there is a sign of life. */
  onWarn(until: number): void;
  onStay(): void;
  onExpire(): void;
}

export interface Inactivity {
  /** A person has said that they are there. */
  stay(): void;
  stop(): void;
}

/** Watches from now on. @param seconds without a sign of life that end a session */
export function watchInactivity(seconds: number, { onWarn, onStay, onExpire }: Handlers): Inactivity {
  const timeout = seconds * 1000;
  const warnAfter = timeout - Math.min(warnBefore, timeout / 2);
  let lastAt = Date.now();
  let toldAt = 0;
  let isWarned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let teller: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    toldAt = Date.now();
    teller = undefined;
    writeLocal(key, lastAt);
  }

  function look(): void {
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
    timer = setTimeout(look, Math.min(longestTimer, (shouldWarn ? timeout : warnAfter) - idle));
  }

  function stay(): void {
    // A computer that slept past the end wakes with a movement: too late.
    if (Date.now() - lastAt < timeout) {
      lastAt = Date.now();
      teller ??= setTimeout(tell, Math.max(0, toldAt + tellEvery - lastAt));
    }
    // Otherwise the timer looks by itself when it is time.
    if (isWarned || Date.now() - lastAt >= timeout) look();
  }

  function onSign(event: Event): void {
    const { type } = event;
    // The page has moved under a mouse that lies still.
    if (type === 'mousemove' && 'movementX' in event && event.movementX === 0 && (event as MouseEvent).movementY === 0)
      return;
    if (isWarned && !answers.includes(type)) return;
    if (type === 'visibilitychange' && document.hidden) return;
    stay();
  }

  const stopHearing = onOtherTab(key, (at) => {
    if (!isNumber(at) || at <= lastAt || at > Date.now() + tellEvery) return;
    lastAt = at;
    look();
  });

  function stop(): void {
    clearTimeout(timer);
    clearTimeout(teller);
    stopHearing();
    for (const sign of signs) document.removeEventListener(sign, onSign, { capture: true });
  }

  for (const sign of signs) document.addEventListener(sign, onSign, { capture: true, passive: true });
  // A tab that has just come is a sign of life, unless it comes after the end: then the server decides.
  if (readLocal(key, isNumber, 0) < lastAt) tell();
  look();
  return { stay, stop };
}
