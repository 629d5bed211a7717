import { Download, Pin, Repeat, Share2, Trash2 } from 'lucide-react';
import { Button, type ButtonLook } from '../../ui/button/Button.tsx';
import { CopyButton } from '../../ui/button/CopyButton.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { LockedButton } from '../../ui/plan/LockedButton.tsx';
import { PlayButton } from '../../ui/audio/PlayButton.tsx';
import { Group, Item, Row } from './Group.tsx';

const looks: NonNullable<ButtonLook['look']>[] = ['primary', 'secondary', 'ghost', 'danger'];
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const nothing = () => undefined;

export function Buttons() {
  return (
    <Group title="Buttons" note="One primary per view. 36 px, 44 on touch; the ring sits 2 px outside.">
      {looks.map((look) => (
        <Item key={look} name={look}>
          <Row>
            <Button look={look}>Default</Button>
            <Button look={look} className="is-hover">
              Hover
            </Button>
            <Button look={look} className="is-focus">
              Focus
            </Button>
            <Button look={look} isBusy>
              Busy
            </Button>
            <Button look={look} isBusy icon={<Download {...icon} />}>
              Busy
            </Button>
            <Button look={look} isDisabled aria-describedby={`${look}-reason`}>
              Disabled
            </Button>
            <span id={`${look}-reason`} className="text-caption text-muted">
              The reason stands beside it.
            </span>
          </Row>
        </Item>
      ))}
      <div className="flex flex-wrap gap-x-8 gap-y-5">
        <Item name="Sizes">
          <Row>
            <Button look="primary" size="lg">
              Large
            </Button>
            <Button look="primary">Default</Button>
            <Button look="primary" size="sm">
              Small
            </Button>
          </Row>
        </Item>
        <Item name="With icon and keys">
          <Row>
            <Button icon={<Download {...icon} />}>Download</Button>
            <Button look="primary">
              Generate <Kbd>⌘↵</Kbd>
            </Button>
          </Row>
        </Item>
        <Item name="Icon: default, hover, focus, on, disabled">
          <Row>
            <IconButton label="Download">
              <Download size={18} strokeWidth={1.75} />
            </IconButton>
            <IconButton label="Share" className="is-hover">
              <Share2 size={18} strokeWidth={1.75} />
            </IconButton>
            <IconButton label="Loop" className="is-focus">
              <Repeat size={18} strokeWidth={1.75} />
            </IconButton>
            <IconButton label="Pin" aria-pressed>
              <Pin size={18} strokeWidth={1.75} />
            </IconButton>
            <IconButton label="Delete" disabledReason="You have view access">
              <Trash2 size={18} strokeWidth={1.75} />
            </IconButton>
            <IconButton label="Small" size="sm">
              <Download size={16} strokeWidth={1.75} />
            </IconButton>
          </Row>
        </Item>
        <Item name="Play">
          <Row>
            <PlayButton isPlaying={false} onClick={nothing} />
            <PlayButton isPlaying onClick={nothing} />
            <PlayButton isPlaying={false} isLoading onClick={nothing} />
            <PlayButton isPlaying={false} size="sm" onClick={nothing} />
            <PlayButton isPlaying size="sm" onClick={nothing} />
          </Row>
        </Item>
        <Item name="Locked by plan">
          <LockedButton label="WAV 44.1 kHz" gate={{ feature: 'WAV at 44.1 kHz', tier: 'pro' }} />
        </Item>
        <Item name="Copy">
          <CopyButton text="xi_0123" label="Copy" />
        </Item>
      </div>
    </Group>
  );
}
