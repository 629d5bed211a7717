/** Shows a key as a visual hint. Screen readers get the shortcut from aria-keyshortcuts. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden="true"
      dir="ltr"
      className="rounded-xs border border-[color-mix(in_srgb,currentColor_30%,transparent)] px-[5px] font-mono text-[11px] leading-4 font-medium"
    >
      {children}
    </kbd>
  );
}
