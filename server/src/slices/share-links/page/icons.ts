/** The icons of the public pages: those of lucide that the web app uses, and the mark. */
import { Html, markup } from '../../../kernel/html.ts';

const line = (size: number, shapes: string): Html =>
  new Html(
    `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shapes}</svg>`,
  );

export const mark = markup`<svg width="22" height="22" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
  <rect x="1.6" y="3.6" width="4.4" height="10.4" rx="2.2" />
  <rect x="7.7" y="7.8" width="4.4" height="13" rx="2.2" />
  <rect x="13.8" y="12.4" width="4.4" height="16.4" rx="2.2" />
  <rect x="19.9" y="7.8" width="4.4" height="13" rx="2.2" />
  <circle cx="28.2" cy="6" r="2.7" />
</svg>`;

export const icons = {
  link: line(
    16,
    '<path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71"/><path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"/>',
  ),
  back: line(20, '<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"/><path d="M3 3v5h5"/>'),
  forward: line(20, '<path d="M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8"/><path d="M21 3v5h-5"/>'),
  download: line(
    18,
    '<path d="M12 15V3"/><path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"/><path d="m7 10 5 5 5-5"/>',
  ),
  sound: line(
    16,
    '<path d="M2 10v3"/><path d="M6 6v11"/><path d="M10 3v18"/><path d="M14 8v7"/><path d="M18 5v13"/><path d="M22 10v3"/>',
  ),
  theme: line(18, '<circle cx="12" cy="12" r="9"/><path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor"/>'),
  close: line(18, '<path d="M18 6 6 18"/><path d="m6 6 12 12"/>'),
  play: new Html(
    '<svg class="for-play" width="26" height="26" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="M7 4.6v14.8a1 1 0 0 0 1.5.87l12.2-7.4a1 1 0 0 0 0-1.74L8.5 3.73A1 1 0 0 0 7 4.6z"/></svg>',
  ),
  pause: new Html(
    '<svg class="for-pause" width="26" height="26" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><rect x="14" y="4" width="4.5" height="16" rx="1"/><rect x="5.5" y="4" width="4.5" height="16" rx="1"/></svg>',
  ),
};
