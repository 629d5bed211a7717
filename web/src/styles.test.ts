import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('has the breakpoints of the specification (spec-2 §9.8) and no others', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'styles.css'), 'utf8');
  const found = Array.from(css.matchAll(/--breakpoint-([\w\\.]+): (\d+)px/g), ([, name = '', px]) => [
    name.replace('\\', ''),
    Number(px),
  ]);
  const wanted = { xs: 480, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536, '2.5xl': 1758, '3xl': 1980 };
  expect(Object.fromEntries(found)).toEqual(wanted);
  expect(css).toContain('--breakpoint-*: initial');
});
