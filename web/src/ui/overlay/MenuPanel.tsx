import { clsx } from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { isRightToLeft } from '../../lib/language/locale.ts';
import type { TriggerProps } from './when-needed.ts';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect(): void;
  isDanger?: boolean;
  /** The keys that do the same, shown at the end of the line. */
  keys?: string;
  isDisabled?: boolean;
  /** The reason why the item is disabled. */
  reason?: string;
}

export interface MenuProps {
  label: string;
  /** The button that opens the menu. */
  trigger: ReactElement<TriggerProps>;
  items: readonly (MenuItem | 'divider')[];
  isOpen?: boolean;
  onOpenChange?(isOpen: boolean): void;
}

interface MenuPanelProps extends MenuProps {
  /** The element that the menu was opened in first. */
  openedIn: Element | null;
  /** It was opened by a key, so its first item gets the focus. */
  isByKey: boolean;
}

/** The containers that a menu may be rendered in. Outside of an open dialog it could not be used. */
const place = '[role=dialog], [role=alertdialog], main, nav';

/** Draws a menu that was opened once. A disabled item stays focusable, so that its reason can be read. */
export function MenuPanel({ label, trigger, items, isOpen, onOpenChange, openedIn, isByKey }: MenuPanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [container, setContainer] = useState(() => openedIn?.closest<HTMLElement>(place) ?? null);
  return (
    <Radix.Root
      modal={false}
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      {...(isOpen === undefined ? { defaultOpen: true } : { open: isOpen })}
      onOpenChange={(next) => {
        setContainer(button.current?.closest<HTMLElement>(place) ?? null);
        onOpenChange?.(next);
      }}
    >
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          ref={isByKey ? focusFirst : undefined}
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[320px] min-w-[220px] origin-(--radix-dropdown-menu-content-transform-origin) animate-pop overflow-auto rounded-lg bg-raised p-1 shadow-pop outline-none"
        >
          {items.map((item, at) =>
            item === 'divider' ? (
              // Dividers have no identity of their own.
              // oxlint-disable-next-line react/no-array-index-key
              <Radix.Separator key={`divider-${at}`} className="m-1 h-px bg-line" />
            ) : (
              <Line key={item.label} item={item} />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const focusFirst = (content: HTMLElement | null) => content?.querySelector<HTMLElement>('[role=menuitem]')?.focus();

function Line({ item }: { item: MenuItem }) {
  const { label, icon, onSelect, isDanger, keys, isDisabled, reason } = item;
  return (
    <Radix.Item
      aria-disabled={isDisabled || undefined}
      aria-keyshortcuts={keys}
      onSelect={(event) => {
        if (isDisabled) event.preventDefault();
        else onSelect();
      }}
      className={clsx(
        'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1.5 text-table outline-none data-highlighted:bg-hover max-md:min-h-11',
        'aria-disabled:cursor-not-allowed aria-disabled:text-muted [&_svg]:size-4 [&_svg]:flex-none',
        isDanger && !isDisabled ? 'text-danger' : '[&_svg]:text-muted',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1">
        {label}
        {isDisabled && reason && <span className="block text-caption">{reason}</span>}
      </span>
      {keys && (
        <kbd aria-hidden="true" dir="ltr" className="font-mono text-[11px] text-muted max-md:hidden">
          {keys}
        </kbd>
      )}
    </Radix.Item>
  );
}
