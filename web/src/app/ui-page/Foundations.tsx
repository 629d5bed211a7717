import { Brand, Mark } from '../../ui/display/Mark.tsx';
import { Group, Row } from './Group.tsx';

const colours = [
  ['ink', 'text, primary'],
  ['muted', 'secondary text'],
  ['control', 'input edge, 3:1'],
  ['line', 'hairlines'],
  ['surface', 'sidebar, wells'],
  ['now', 'current word'],
  ['accent', 'links, focus, progress'],
  ['success', 'done'],
  ['warning', 'limits'],
  ['danger', 'destructive'],
] as const;

const sizes = [
  ['32 / 40 h1', 'text-h1 font-semibold tracking-[-0.022em]', 'Good morning, Mara'],
  ['24 / 32 h2', 'text-h2 font-semibold tracking-[-0.022em]', 'Keep going past the limit'],
  ['20 / 28 h3', 'text-h3 font-semibold', 'Latest from the library'],
  ['19 / 34 canvas', 'canvas-text', 'It sings two notes at once'],
  ['14 / 20 body', 'text-body', 'Your text and settings are kept.'],
  ['13 / 20 table', 'text-table tabular-nums', 'Text to Speech 106,090'],
  ['12 / 16 caption', 'text-caption text-muted', 'Narration · British'],
  ['mono', 'font-mono text-table', '0:12.480 req_8f2c01a9d4'],
] as const;

export function Foundations() {
  return (
    <>
      <Group title="Mark" note="One colour, clear space one bar wide, never below 16 px.">
        <Row>
          <Mark size={64} />
          <Brand />
          <Mark size={20} />
          <Mark size={16} />
        </Row>
      </Group>
      <Group
        title="Colour"
        note="Chrome is ink on paper. Yellow means this instant. Blue is links, focus and progress."
      >
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
          {colours.map(([name, use]) => (
            <div key={name} className="flex flex-col text-table">
              <span
                className="mb-1.5 h-11 rounded-md shadow-[inset_0_0_0_1px_var(--line)]"
                style={{ background: `var(--${name})` }}
              />
              <b className="font-medium">{name}</b>
              <span className="text-caption text-muted">{use}</span>
            </div>
          ))}
        </div>
      </Group>
      <Group title="Type" note="Tabular figures wherever digits change in place or line up.">
        <div className="flex flex-col gap-3">
          {sizes.map(([name, look, words]) => (
            <div key={name} className="grid items-baseline gap-x-6 sm:grid-cols-[120px_minmax(0,1fr)]">
              <span className="text-caption text-muted">{name}</span>
              <p className={look}>{words}</p>
            </div>
          ))}
        </div>
      </Group>
    </>
  );
}
