import type { ReactNode } from 'react';
import { useTitle } from '../../lib/hooks.ts';
import { Brand } from '../../ui/display/Mark.tsx';

/** Draws a page with a single message, such as "not found". */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return (
    <main className="flex min-h-dvh flex-col px-10 py-8 max-md:px-5">
      <Brand />
      <div className="m-auto flex w-full max-w-[420px] flex-col items-start gap-3 py-10">
        <h1 className="text-h1 font-semibold tracking-[-0.022em]">{title}</h1>
        {children}
      </div>
    </main>
  );
}
