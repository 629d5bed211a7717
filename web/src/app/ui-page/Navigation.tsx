import { Check } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/display/Badge.tsx';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipSelect } from '../../ui/form/ChipSelect.tsx';
import { FilterChip } from '../../ui/form/FilterChip.tsx';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { LinkSegment, segmentClass } from '../../ui/navigation/LinkSegment.tsx';
import { LinkTabs, tabClass } from '../../ui/navigation/LinkTabs.tsx';
import { Orb } from '../../ui/audio/Orb.tsx';
import { Segment } from '../../ui/form/Segment.tsx';
import { Group, Item, Row } from './Group.tsx';

const modes = [
  { value: 'simple', label: 'Simple' },
  { value: 'dialogue', label: 'Dialogue' },
] as const;
const accents = [
  { value: 'british', label: 'British' },
  { value: 'irish', label: 'Irish' },
];

export function Navigation() {
  const [mode, setMode] = useState<'simple' | 'dialogue'>('simple');
  const [accent, setAccent] = useState('');
  const [isEnglish, setIsEnglish] = useState(true);
  const [isMarlow, setIsMarlow] = useState(false);
  return (
    <Group title="Navigation" note="Tabs that change the address are links. Segments switch in place. Chips filter.">
      <LinkTabs label="Voices">
        <a href="#explore" aria-current="page" className={tabClass(true)}>
          Explore
        </a>
        <a href="#mine" className={tabClass(false)}>
          My Voices <span className="ps-1.5 text-caption tabular-nums">42</span>
        </a>
        <a href="#default" className={tabClass(false)}>
          Default
        </a>
      </LinkTabs>
      <div className="flex flex-wrap items-end gap-6">
        <Item name="Segment">
          <Segment label="Mode" value={mode} options={modes} onChange={setMode} />
        </Item>
        <Item name="Segment of links">
          <LinkSegment label="Screens">
            <a href="#write" aria-current="page" className={segmentClass(true)}>
              Write
            </a>
            <a href="#history" className={segmentClass(false)}>
              History
            </a>
          </LinkSegment>
        </Item>
        <Item name="Chips">
          <Row>
            <ChipSelect label="Accent" value={accent} options={accents} onChange={setAccent} />
            <FilterChip label="English" isSet={isEnglish} onChange={setIsEnglish} />
            <FilterChip label="Marlow" icon={<Orb seed="marlow" size={16} />} isSet={isMarlow} onChange={setIsMarlow} />
            <Chip>Read me a poem</Chip>
          </Row>
        </Item>
      </div>
      <Row>
        <Badge>Draft</Badge>
        <Badge tone="success">
          <Check size={12} strokeWidth={2} aria-hidden="true" />
          Done
        </Badge>
        <Badge tone="info">68 %</Badge>
        <Badge tone="warning">Will be downgraded</Badge>
        <Badge tone="danger">Failed</Badge>
        <Badge tone="ink">Current plan</Badge>
        <Badge tone="line">V2</Badge>
        <span className="tag-pill">whispers</span>
        <Kbd>⌘K</Kbd>
      </Row>
    </Group>
  );
}
