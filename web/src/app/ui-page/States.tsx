import { WifiOff } from 'lucide-react';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { CodeBlock } from '../../ui/display/CodeBlock.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Meter, RingMeter } from '../../ui/plan/Meter.tsx';
import { NoteList } from '../../ui/feedback/NoteList.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Group, Item, Row, Trio } from './Group.tsx';

const notes = [{ code: 'speed', message: 'This engine knows no speed above 1.2.' }];

export function States() {
  return (
    <Group
      title="Empty, loading, meters, banners"
      note="Purpose, action, free sample. Skeletons after 200 ms in the shape of what comes."
    >
      <Trio>
        <div className="card">
          <EmptyState
            title="Nothing generated yet"
            sample={<Button size="sm">Play a sample</Button>}
            action={
              <Button size="sm" look="primary">
                Write
              </Button>
            }
          >
            What you make lands here, word by word.
          </EmptyState>
        </div>
        <div className="card flex flex-col gap-3 p-5">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-full" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="w-3/5" />
              <Skeleton className="h-2.5 w-2/5" />
            </div>
          </div>
          <Skeleton />
          <Skeleton className="w-4/5" />
        </div>
        <div className="flex flex-col justify-center gap-4">
          <Item name="Normal">
            <Meter label="Normal" used={36} limit={100} />
          </Item>
          <Item name="Near the limit">
            <Meter label="Near the limit" used={91} limit={100} />
          </Item>
          <Item name="Over">
            <Meter label="Over" used={120} limit={100} />
          </Item>
          <Item name="Working">
            <Progress label="Working" value={62} max={100} />
          </Item>
          <Item name="Working, end unknown">
            <Progress label="Working, end unknown" value={0} max={0} />
          </Item>
        </div>
      </Trio>
      <Row>
        <RingMeter left={70} limit={100} />
        <RingMeter left={8} limit={100} />
        <RingMeter left={0} limit={100} />
        <Spinner />
        <NoteList notes={notes} />
      </Row>
      <div className="flex flex-col gap-2">
        <Banner tone="plain" action={<Button size="sm">Reload</Button>}>
          A new version is ready.
        </Banner>
        <Banner tone="info">The speech engine is starting. What you generate now will queue.</Banner>
        <Banner tone="warning" action={<Button size="sm">See the plan</Button>}>
          The credits of this month are nearly used.
        </Banner>
        <Banner tone="danger" icon={<WifiOff size={18} strokeWidth={1.75} aria-hidden="true" />}>
          You are offline. Drafts are kept on this device.
        </Banner>
      </div>
      <CodeBlock
        label="Example in curl"
        code={'curl -X POST https://veery.example/v1/text-to-speech/bruno \\\n  -H "xi-api-key: $KEY"'}
      />
    </Group>
  );
}
