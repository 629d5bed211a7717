import type { ReactNode } from 'react';
import { useTitle } from '../../lib/hooks.ts';
import { FailureIcon } from '../../ui/display/FailureIcon.tsx';

/** Says in place of a page what is wrong with it, and offers what can be done. */
export function ProblemPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  useTitle(title);
  return (
    <div role="alert" className="m-auto flex w-full max-w-[420px] flex-col items-center gap-1.5 px-6 py-10 text-center">
      <FailureIcon shape="alert" size={26} className="mb-2 text-danger" />
      <h1 className="text-h3 font-semibold tracking-[-0.014em]">{title}</h1>
      <p className="mb-3 text-muted">{text}</p>
      {children}
    </div>
  );
}
