import { Orb } from '../audio/Orb.tsx';
import { SpokenSentence } from '../audio/SpokenSentence.tsx';
import { t } from '../../lib/language/ui-messages.ts';

const words = ['It', 'sings', 'two', 'notes', 'at', 'once,', 'one', 'rising', 'while', 'the', 'other', 'falls.'];
const nowAt = 6;
/** Heights of the bars of each word, drawn by hand. */
const bars = [
  5, 8, 8, 3, 6, 9, 7, 4, 7, 5, 8, 3, 6, 9, 6, 2, 5, 8, 4, 1, 4, 9, 6, 3, 7, 8, 5, 2, 6, 4, 7, 9, 5, 3, 8, 6, 4, 2, 5,
  7, 3, 8, 9, 5, 2, 6, 4, 1,
];
const nowBars = [22, 26];

/** Draws a decorative animation in which words light up with a waveform. */
export function AuthPicture() {
  const step = 12;
  return (
    <div
      aria-hidden="true"
      className="grid items-center border-s border-line bg-surface px-[72px] py-16 max-[900px]:hidden"
    >
      <div className="grid max-w-[620px] gap-12">
        <SpokenSentence words={words} now={nowAt} />
        <svg viewBox={`0 -8 ${bars.length * step} 96`} className="w-full overflow-visible">
          <rect
            x={nowBars[0]! * step}
            width={(nowBars[1]! - nowBars[0]! + 1) * step - 4}
            height="88"
            rx="4"
            fill="var(--now)"
          />
          {bars.map((height, at) => (
            <rect
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              x={at * step + 2}
              y={44 - height * 4}
              width="4"
              height={height * 8}
              rx="2"
              fill={at < nowBars[0]! ? 'var(--wave-played)' : at <= nowBars[1]! ? 'var(--on-now)' : 'var(--wave-rest)'}
            />
          ))}
          <circle cx={24.3 * step} cy="-5" r="4" fill="var(--ink)" />
        </svg>
        <div className="flex items-center gap-3 text-table">
          <Orb seed="tide-4" size={32} />
          <span className="text-muted">{t('picture_caption')}</span>
          <span className="ms-auto font-mono text-muted">0:02</span>
        </div>
      </div>
    </div>
  );
}
