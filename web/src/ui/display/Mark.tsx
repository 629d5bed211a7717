import { useInstallationName } from '../../lib/browser/installation.ts';

/** Draws the logo: four bars and a dot that form a V. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" className="flex-none">
      <rect x="1.6" y="3.6" width="4.4" height="10.4" rx="2.2" />
      <rect x="7.7" y="7.8" width="4.4" height="13" rx="2.2" />
      <rect x="13.8" y="12.4" width="4.4" height="16.4" rx="2.2" />
      <rect x="19.9" y="7.8" width="4.4" height="13" rx="2.2" />
      <circle cx="28.2" cy="6" r="2.7" />
    </svg>
  );
}

/** Draws the logo with the name of the installation. Until a script runs, the name is what the server put in its place. */
export function Brand() {
  const name = useInstallationName();
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-[9px] text-[18px] font-semibold tracking-[-0.03em]">
      <Mark />
      <span data-installation="" dir="auto" className="truncate">
        {name}
      </span>
    </span>
  );
}
