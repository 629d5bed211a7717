/** Plays the item: one clock for the waveform, the words and the buttons. */
import { data, find, onClick, say } from './data.ts';

const audio = find<HTMLAudioElement>('audio');
const wave = find('wave');
const band = find('now');
const spans = [...document.querySelectorAll<HTMLElement>('#text span')];
const speeds = [0.8, 1, 1.2, 1.5, 2];
const { times, words } = data;

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

function countOf(count: number, [one, other]: [string, string]): string {
  return `${count} ${count === 1 ? one : other}`;
}

const length = (): number => (audio && Number.isFinite(audio.duration) ? audio.duration : data.seconds);

let current = -1;

/** The word that is heard, or -1 before the first one. */
function wordAt(time: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle]?.[0] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function highlight(at: number): void {
  if (at === current) return;
  const [from, to] = at > current ? [current, at] : [at, current];
  for (let i = Math.max(from, 0); i <= to; i++) spans[i]?.classList.toggle('past', i < at);
  spans[current]?.classList.remove('now');
  spans[at]?.classList.add('now');
  current = at;
}

function draw(): void {
  if (!audio || !wave) return;
  const { currentTime: time } = audio;
  const isStarted = time > 0 || !audio.paused;
  wave.style.setProperty('--at', `${(100 * time) / (length() || 1)}%`);
  const at = isStarted ? wordAt(time) : -1;
  highlight(at);
  const [start, end] = times[at] ?? [0, 0];
  if (band) {
    band.hidden = at < 0 || time > end + 0.05;
    band.style.left = `${(100 * start) / (length() || 1)}%`;
    band.style.width = `${(100 * (end - start)) / (length() || 1)}%`;
  }
  const at0 = find('at');
  if (at0) at0.textContent = clock(time);
  const whole = Math.floor(time);
  wave.setAttribute('aria-valuenow', String(whole));
  wave.setAttribute(
    'aria-valuetext',
    `${countOf(Math.floor(whole / 60), words.minutes)} ${countOf(whole % 60, words.seconds)}`,
  );
}

function tick(): void {
  draw();
  if (audio && !audio.paused) requestAnimationFrame(tick);
}

function play(): void {
  audio?.play().catch((error: Error) => {
    // A browser that refuses to start says nothing new to whoever has just pressed the button.
    if (error.name === 'NotSupportedError') say(words.audio_failed ?? '');
  });
}

const toggle = (): void => (audio?.paused ? play() : audio?.pause());

function seek(time: number): void {
  if (!audio) return;
  audio.currentTime = Math.min(Math.max(time, 0), length());
  draw();
}

const skip = (seconds: number): void => seek((audio?.currentTime ?? 0) + seconds);

function nextSpeed(): void {
  const button = find('speed');
  if (!audio || !button) return;
  audio.playbackRate = speeds[(speeds.indexOf(audio.playbackRate) + 1) % speeds.length] ?? 1;
  const label = `${audio.playbackRate}×`;
  button.textContent = label;
  button.setAttribute('aria-label', `${words.speed} ${label}`);
}

function showState(): void {
  const isPlaying = audio ? !audio.paused : false;
  document.body.classList.toggle('playing', isPlaying);
  find('play')?.setAttribute('aria-label', (isPlaying ? words.pause : words.play) ?? '');
  if (isPlaying) tick();
  else draw();
}

function startMediaSession(): void {
  if (!('mediaSession' in navigator)) return;
  const { title, artist } = data;
  navigator.mediaSession.metadata = new MediaMetadata({ title, artist });
  navigator.mediaSession.setActionHandler('seekbackward', () => skip(-10));
  navigator.mediaSession.setActionHandler('seekforward', () => skip(10));
}

/** Keys of the page, unless they belong to a field, a button or a dialog. */
function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  const target = event.target as Element;
  if (event.key === ' ' && !target.closest('button, a, input, textarea')) toggle();
  else if (event.key === 'ArrowLeft') skip(-3);
  else if (event.key === 'ArrowRight') skip(3);
  else if (event.key === 'Home' && target === wave) seek(0);
  else if (event.key === 'End' && target === wave) seek(length());
  else return;
  event.preventDefault();
}

function seekOnWave({ clientX }: PointerEvent): void {
  const box = wave?.getBoundingClientRect();
  if (box) seek(((clientX - box.left) / box.width) * length());
}

export function startPlayer(): void {
  for (const name of ['play', 'playing', 'pause', 'ended']) audio?.addEventListener(name, showState);
  for (const name of ['timeupdate', 'seeked', 'loadedmetadata']) audio?.addEventListener(name, draw);
  audio?.addEventListener('error', () => say(words.audio_failed ?? ''));
  onClick('play', toggle);
  onClick('back', () => skip(-10));
  onClick('forward', () => skip(10));
  onClick('speed', nextSpeed);
  addEventListener('keydown', onKey);
  wave?.addEventListener('pointerdown', (event) => {
    wave.setPointerCapture(event.pointerId);
    seekOnWave(event);
  });
  wave?.addEventListener('pointermove', (event) => wave.hasPointerCapture(event.pointerId) && seekOnWave(event));
  find('text')?.addEventListener('click', ({ target }) => {
    const at = spans.indexOf(target as HTMLElement);
    // A click that ends a selection must not seek.
    if (at < 0 || getSelection()?.isCollapsed === false) return;
    seek(times[at]?.[0] ?? 0);
    play();
  });
  startMediaSession();
  showState();
}
