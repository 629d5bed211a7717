import { useMemo } from 'react';
import { textDirection } from '../../../lib/format.ts';
import { splitTags } from '../../../lib/player/words.ts';

/** As much as two lines can show, and a little more. */
const maxLength = 400;

/** Two lines of what was spoken, its tags as pills. */
export function TaggedText({ text, className }: { text: string; className?: string }) {
  const parts = useMemo(() => splitTags(text.slice(0, maxLength)), [text]);
  return (
    <span dir={textDirection(text)} className={`line-clamp-2 text-table break-words ${className ?? ''}`}>
      {parts.map(({ at, text: written, tag }) =>
        tag === undefined ? (
          written
        ) : (
          <span key={at} className="mx-px rounded-[5px] bg-sunken px-1.5 font-mono text-[11px] text-muted">
            {tag}
          </span>
        ),
      )}
    </span>
  );
}
