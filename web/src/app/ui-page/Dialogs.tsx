import { useState } from 'react';
import { confirm, type Question } from '../../lib/confirm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Drawer } from '../../ui/overlay/Drawer.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { Sheet } from '../../ui/overlay/Sheet.tsx';
import { Group, Item, Row } from './Group.tsx';

const simple: Question = {
  title: 'Leave without saving?',
  description: 'What you typed is lost.',
  confirmLabel: 'Leave',
};
const full: Question = {
  title: 'Delete voice Solveig?',
  description: 'The voice and its four samples are removed for good. Speech you already made stays in History.',
  confirmLabel: 'Delete',
  isDanger: true,
  countdownSeconds: 2,
  requiredInput: { label: 'Type the voice name to confirm', value: 'Solveig' },
  optOut: { label: 'Don’t ask again for voices without samples', key: 'ui_page' },
};

const paragraph =
  'Before the light reaches the water, the veery begins. It sings two notes at once, one rising while the other falls.';

export function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'long' | 'drawer' | 'sheet'>();
  const [answer, setAnswer] = useState('');
  const [name, setName] = useState('');
  const state = (which: NonNullable<typeof open>) => ({
    isOpen: open === which,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? which : undefined),
  });
  const ask = async (question: Question) => setAnswer((await confirm(question)) ? 'confirmed' : 'not confirmed');
  return (
    <Group
      title="Dialogs"
      note="At most 90 % of the height, focus trapped and returned, Esc closes unless data would be lost, one at a time."
    >
      <Item name="Dialogs">
        <Row>
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('long')}>Long dialog</Button>
          <Button onClick={() => setOpen('drawer')}>Drawer</Button>
          <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        </Row>
      </Item>
      <Item name="Confirm">
        <Row>
          <Button onClick={() => void ask(simple)}>Confirm</Button>
          <Button onClick={() => void ask(full)}>Confirm deletion</Button>
          <Menu
            label="Questions"
            trigger={<Button>Confirm from a menu</Button>}
            items={[{ label: 'Leave', onSelect: () => void ask(simple) }]}
          />
          <output aria-label="Answer" className="text-caption text-muted">
            {answer}
          </output>
        </Row>
      </Item>
      <Dialog
        {...state('dialog')}
        title="Rename"
        description="The new name is shown everywhere."
        hasUnsaved={name !== ''}
        footer={
          <>
            <Button onClick={() => void ask(simple)}>Ask first</Button>
            <Button look="primary" onClick={() => setOpen(undefined)}>
              Save
            </Button>
          </>
        }
      >
        <TextField label="New name" value={name} data-autofocus onChange={(event) => setName(event.target.value)} />
      </Dialog>
      <Dialog
        {...state('long')}
        title="A lot to read"
        width="lg"
        footer={<Button onClick={() => setOpen(undefined)}>Done</Button>}
      >
        {Array.from({ length: 30 }, (_, at) => (
          <p key={at}>
            {at + 1}. {paragraph}
          </p>
        ))}
      </Dialog>
      <Drawer {...state('drawer')} title="One item" description="Beside the list.">
        <p>{paragraph}</p>
      </Drawer>
      <Sheet {...state('sheet')} title="Settings">
        <p className="px-5 pb-6">{paragraph}</p>
      </Sheet>
    </Group>
  );
}
