/** Shows a count that needs attention. The element it stands on carries the accessible name. */
export function CountBadge({ count, isSmall = false }: { count: number; isSmall?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={
        isSmall
          ? 'grid h-4 min-w-4 place-items-center rounded-full bg-primary px-1 text-[10px] leading-none font-semibold text-on-primary tabular-nums'
          : 'inline-grid h-[18px] min-w-[18px] place-items-center rounded-xs bg-sunken px-1 text-caption font-medium text-ink-2 tabular-nums'
      }
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
