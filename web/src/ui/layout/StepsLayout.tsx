import type { ReactNode } from 'react';
import { Brand } from '../display/Mark.tsx';

/** A page of steps, with something to look at beside them where there is room. */
export const StepsLayout = ({ beside, children }: { beside: ReactNode; children: ReactNode }) => (
  <div className="grid min-h-[calc(100dvh-var(--bottom-inset,0px))] grid-cols-[minmax(480px,1.1fr)_minmax(0,1fr)] max-lg:grid-cols-1">
    <div className="flex min-w-0 flex-col px-10 py-8 max-md:px-5 max-md:py-5">
      <header>
        <Brand />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto my-auto w-full max-w-[480px] py-10 outline-none max-md:my-0">
        {children}
      </main>
    </div>
    {beside}
  </div>
);
