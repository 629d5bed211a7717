import { useMemo } from 'react';
import { textDirection } from '../../../lib/format.ts';
import { splitTags } from '../../../lib/player/words.ts';

/** Two lines show no more characters than this. */
const maxLength = 400;

/** Shows two lines of what was spoken, with tags as pills. */
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
