import { createContext, useContext, type ReactNode } from 'react';
import { Mark } from '../display/Mark.tsx';

/** Supplies what the frame adds at the end of every header. Outside of the frame it is null. */
export const PageTools = createContext<(() => ReactNode) | null>(null);

interface PageHeaderProps {
  title: string;
  /** Stands right after the title, such as links to the other addresses of the page. */
  beside?: ReactNode;
  /** The page's own actions. */
  children?: ReactNode;
}

export function PageHeader({ title, beside, children }: PageHeaderProps) {
  const frameTools = useContext(PageTools);
  return (
    <header className="flex h-14 flex-none items-center gap-3 border-b border-line px-6 max-md:gap-2 max-md:px-4">
      <span className="md:hidden max-[359px]:hidden">
        <Mark size={20} />
      </span>
      <h1 className="min-w-0 truncate text-[16px] leading-6 font-semibold tracking-[-0.014em]">{title}</h1>
      {beside}
      <div className="ms-auto flex min-w-0 items-center gap-2">{children}</div>
      {frameTools?.()}
    </header>
  );
}
