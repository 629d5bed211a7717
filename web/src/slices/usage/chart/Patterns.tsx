const line = { stroke: 'var(--bg)', strokeOpacity: 0.55, strokeWidth: 2 } as const;

/** The pattern that lies over a colour; the first one is plain ink. */
export const patternOf = (id: string, at: number): string | undefined =>
  at === 0 ? undefined : `url(#${id}-${(at - 1) % 4})`;
export const colourOf = (at: number): string => `var(--series-${at + 1})`;

export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-0`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1="0" y1="0" x2="0" y2="6" {...line} />
      </pattern>
      <pattern id={`${id}-1`} width="5" height="5" patternUnits="userSpaceOnUse">
        <circle cx="2.5" cy="2.5" r="1.1" fill="var(--bg)" fillOpacity="0.7" />
      </pattern>
      <pattern id={`${id}-2`} width="6" height="5" patternUnits="userSpaceOnUse">
        <line x1="0" y1="2" x2="6" y2="2" {...line} strokeWidth="1.5" />
      </pattern>
      <pattern id={`${id}-3`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <line x1="0" y1="0" x2="0" y2="6" {...line} />
      </pattern>
    </defs>
  );
}

/** The mark of a series beside its name. */
export function SeriesMark({ id, at }: { id: string; at: number }) {
  const pattern = patternOf(id, at);
  return (
    <svg width="12" height="12" aria-hidden="true" className="flex-none">
      <rect width="12" height="12" rx="3" fill={colourOf(at)} />
      {pattern && <rect width="12" height="12" rx="3" fill={pattern} />}
    </svg>
  );
}
