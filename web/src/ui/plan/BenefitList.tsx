import { Check } from 'lucide-react';

/** Lists what a plan includes. */
export function BenefitList({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {benefits.map((one) => (
        <li key={one} className="flex gap-2.5">
          <Check size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-muted" />
          {one}
        </li>
      ))}
    </ul>
  );
}
