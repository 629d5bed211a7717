import { clsx } from 'clsx';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { DOMAttributes, ReactElement, ReactNode } from 'react';
import type { Panel } from '../../lib/panels.ts';
import { Tooltip } from '../../ui/overlay/Tooltip.tsx';
import type { NavItem } from './nav.ts';
import { PanelButton } from '../panels/PanelButton.tsx';

export const entryClass = (isRail: boolean) =>
  clsx(
    'relative flex h-8 flex-none items-center gap-2.5 rounded-md text-[13.5px] font-medium whitespace-nowrap text-ink-2 hover:bg-hover',
    'aria-expanded:bg-selected aria-[current=page]:bg-selected aria-[current=page]:text-ink [&_svg]:flex-none [&_svg]:text-muted aria-[current=page]:[&_svg]:text-ink',
    isRail ? 'w-10 justify-center self-center' : 'w-full px-2.5 text-start',
  );

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** In the rail, the label becomes a tooltip and the accessible name of the icon. */
export function inRail(isRail: boolean, label: string, entry: ReactElement<DOMAttributes<HTMLElement>>): ReactNode {
  return isRail ? <Tooltip text={label}>{entry}</Tooltip> : entry;
}

export function SidebarLink({ item, isRail, isCurrent }: { item: NavItem; isRail: boolean; isCurrent: boolean }) {
  const { to, label, icon: Icon } = item;
  return inRail(
    isRail,
    label,
    <Link
      to={to}
      // The caller decides which entry is current, because an address may begin with that of another entry.
      activeOptions={{ exact: true }}
      activeProps={{ 'aria-current': isCurrent ? 'page' : undefined }}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isRail ? label : undefined}
      className={entryClass(isRail)}
    >
      <Icon {...icon} />
      {!isRail && <span className="truncate">{label}</span>}
    </Link>,
  );
}

interface SidebarPanelProps {
  panel: Panel;
  /** The accessible name, where it says more than the label. */
  name?: string;
  label: string;
  icon: LucideIcon | ReactNode;
  isRail: boolean;
  /** Stands at the end of the line; in the rail, on the corner of the icon. */
  badge?: ReactNode;
}

export function SidebarPanel({ panel, name, label, icon: Icon, isRail, badge }: SidebarPanelProps) {
  return inRail(
    isRail,
    name ?? label,
    <PanelButton panel={panel} aria-label={isRail ? (name ?? label) : name} className={entryClass(isRail)}>
      {isIcon(Icon) ? <Icon {...icon} /> : Icon}
      {!isRail && <span className="min-w-0 flex-1 truncate">{label}</span>}
      {badge && <span className={isRail ? 'absolute -end-0.5 -top-0.5' : 'flex-none'}>{badge}</span>}
    </PanelButton>,
  );
}

const isIcon = (value: unknown): value is LucideIcon =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && 'render' in value);
