import { useMemo, useState } from 'react';
import { speakTime } from '../../lib/format.ts';
import { createStore } from '../../lib/store.ts';
import { Orb } from '../../ui/audio/Orb.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { StaticWave } from '../../ui/audio/StaticWave.tsx';
import { WaveEditor } from '../../ui/audio/WaveEditor.tsx';
import { Waveform } from '../../ui/audio/Waveform.tsx';
import { Group, Item, Row, Trio } from './Group.tsx';

/** Each id gives a different palette of the orb. */
const voices = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const duration = 24;
const clock = createStore({ time: 9.2 });
const bars = Float32Array.from({ length: 400 }, (_, at) => Math.abs(Math.sin(at / 9) * Math.cos(at / 31)) ** 0.7);

const wave = {
  peaks: bars,
  duration,
  subscribe: clock.subscribe,
  readTime: () => clock.get().time,
  speakTime,
  onSeek: (time: number) => clock.set({ time: Math.min(duration, Math.max(0, time)) }),
};

export function Sounds() {
  const [trim, setTrim] = useState({ start: 2, end: 20 });
  const readBand = useMemo(() => () => [9, 9.8] as [number, number], []);
  return (
    <>
      <Group title="Orbs" note="The voice id picks palette and angle, so a voice looks the same everywhere.">
        <Row>
          {voices.map((seed) => (
            <Orb key={seed} seed={seed} size={64} />
          ))}
        </Row>
        <Row>
          {[16, 22, 28, 36, 52].map((size) => (
            <Orb key={size} seed="a" size={size} />
          ))}
        </Row>
        <Item name="Rest, preview, speaking, unavailable">
          <div className="flex gap-4">
            <Orb seed="c" size={44} />
            <Orb seed="c" size={44} glyph="play" />
            <Orb seed="c" size={44} glyph="pause" isSpeaking />
            <Orb seed="c" size={44} isUnavailable />
          </div>
        </Item>
      </Group>
      <Group title="Waveform and words" note="One clock drives both. Played is ink, now is yellow, rest is grey.">
        <Item name="Editor, 64 px">
          <Waveform {...wave} readBand={readBand} barStep={4} label="Seek in the editor" className="h-16" />
        </Item>
        <Item name="To zoom and to trim">
          <WaveEditor
            {...wave}
            barStep={4}
            canZoom
            trim={trim}
            onTrim={setTrim}
            label="Seek while trimming"
            className="h-16"
          />
        </Item>
        <Item name="Beside the one that is heard">
          <WaveEditor {...wave} isMuted barStep={4} label="Seek in the original" className="h-16" />
        </Item>
        <Trio>
          <Item name="Player, 36 px">
            <Waveform {...wave} readBand={readBand} label="Seek in the player" className="h-9" />
          </Item>
          <Item name="List, 24 px">
            <StaticWave peaks={bars} className="h-6" />
          </Item>
          <Item name="Loading">
            <Skeleton className="h-6" />
          </Item>
        </Trio>
        <p className="canvas-text text-rest">
          <span className="word" data-state="past">
            It sings two notes at once, one
          </span>{' '}
          <span className="word" data-state="now">
            rising
          </span>{' '}
          while the{' '}
          <span className="word is-hover" data-word="1">
            other
          </span>{' '}
          falls.
        </p>
      </Group>
    </>
  );
}
