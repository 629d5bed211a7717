import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  /** The fragment that links to the section, such as `#sessions`. */
  id: string;
  title: string;
  intro?: ReactNode;
  /** Actions for the whole section, beside its title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Draws a part of a long page, with its rows in one card. */
export function Section({ id, title, intro, action, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="flex scroll-mt-6 flex-col gap-3 max-lg:scroll-mt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_280px]">
          <h2 id={headingId} className="text-[16px] leading-6 font-semibold tracking-[-0.014em]">
            {title}
          </h2>
          {intro && <p className="max-w-[68ch] text-table text-muted">{intro}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

export const SectionCard = ({ children }: { children: ReactNode }) => (
  <div className="card divide-y divide-line">{children}</div>
);

interface SectionRowProps {
  label: ReactNode;
  help?: ReactNode;
  /** The control: under the text on a narrow screen, else beside it. */
  children?: ReactNode;
  /** Content over the whole width, below the text and the control. */
  below?: ReactNode;
}

export function SectionRow({ label, help, children, below }: SectionRowProps) {
  return (
    <div className="flex flex-col gap-4 px-5 py-4 max-md:px-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className={clsx('min-w-0', children !== undefined && 'flex-[1_1_260px]')}>
          <div className="font-medium">{label}</div>
          {help && <div className="max-w-[64ch] text-table text-muted">{help}</div>}
        </div>
        {children}
      </div>
      {below}
    </div>
  );
}

/** Draws a row that is a form or a list of its own. */
export const SectionBlock = ({ children }: { children: ReactNode }) => (
  <div className="px-5 py-4 max-md:px-4">{children}</div>
);
