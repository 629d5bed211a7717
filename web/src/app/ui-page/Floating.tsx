import { Download, Reply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toastError, toastSuccess, toastUndo } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { Popover } from '../../ui/overlay/Popover.tsx';
import { Tooltip } from '../../ui/overlay/Tooltip.tsx';
import { Group, Item, Row } from './Group.tsx';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const nothing = () => undefined;

const items = [
  { label: 'Download', icon: <Download {...icon} />, keys: 'D', onSelect: () => toastSuccess('Downloaded') },
  { label: 'Reuse settings', icon: <Reply {...icon} />, onSelect: nothing, isDisabled: true, reason: 'It has none.' },
  'divider',
  { label: 'Delete', icon: <Trash2 {...icon} />, keys: '⌫', isDanger: true, onSelect: nothing },
] as const;

export function Floating() {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  return (
    <Group
      title="Menu, tooltip, toast"
      note="Popovers open in 120 ms from their trigger. Tooltips open after 400 ms, close after 250 ms and never carry the only copy of a fact. Toasts: three at most, 5555 ms; errors stay."
    >
      <Row>
        <Menu label="Actions" trigger={<Button>Menu</Button>} items={items} />
        <Popover
          title="Details"
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          trigger={<Button>Popover</Button>}
          width="w-72"
        >
          <p className="p-4">Content beside its button.</p>
        </Popover>
        <Tooltip
          text={
            <>
              Two more tries are free while text, voice and settings stay the same. <Kbd>R</Kbd>
            </>
          }
        >
          <Button>Tooltip</Button>
        </Tooltip>
      </Row>
      <Item name="Toasts">
        <Row>
          <Button onClick={() => toastSuccess('Share link copied to clipboard')}>Success</Button>
          <Button
            onClick={() =>
              toastUndo(
                'Deleted 3 items',
                () => setChosen('undone'),
                () => setChosen('committed'),
              )
            }
          >
            Undo
          </Button>
          <Button
            onClick={() =>
              toastError('Network error', { detail: 'Your text is safe.', onRetry: () => setChosen('retried') })
            }
          >
            Error
          </Button>
          <output aria-label="Last toast" className="text-caption text-muted">
            {chosen}
          </output>
        </Row>
      </Item>
    </Group>
  );
}
