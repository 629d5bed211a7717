import { Ellipsis } from 'lucide-react';
import { IconButton } from '../button/IconButton.tsx';
import { Menu } from './Menu.tsx';
import type { MenuItem } from './MenuPanel.tsx';

interface ActionsMenuProps {
  label: string;
  items: readonly (MenuItem | 'divider')[];
}

/** Opens the actions of a row or a card. */
export function ActionsMenu({ label, items }: ActionsMenuProps) {
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} size="sm">
          <Ellipsis size={17} strokeWidth={1.75} />
        </IconButton>
      }
      items={items}
    />
  );
}
