import { describe, expect, it } from 'vitest';
import { follow, minTrim, minView, moveEdge, scroll, zoom } from './wave-view.ts';

describe('the view of a waveform', () => {
  it('zooms around a time, which stays where it is', () => {
    expect(zoom([0, 60], 'in', 30, 60)).toEqual([15, 45]);
    expect(zoom([0, 60], 'in', 0, 60)).toEqual([0, 30]);
    expect(zoom([15, 45], 'out', 30, 60)).toEqual([0, 60]);
  });

  it('ends at the shortest view and at the whole sound', () => {
    let view: readonly [number, number] = [0, 60];
    for (let times = 0; times < 20; times++) view = zoom(view, 'in', 59, 60);
    expect(view[1] - view[0]).toBeCloseTo(minView);
    expect(view[0]).toBeLessThanOrEqual(59);
    expect(view[1]).toBeGreaterThanOrEqual(59);
    for (let times = 0; times < 20; times++) view = zoom(view, 'out', 59, 60);
    expect(view).toEqual([0, 60]);
    expect(zoom([0, 1], 'in', 0.5, 1)).toEqual([0, 1]);
  });

  it('scrolls within the sound and follows the time', () => {
    expect(scroll([10, 20], 0.5, 60)).toEqual([15, 25]);
    expect(scroll([10, 20], -5, 60)).toEqual([0, 10]);
    expect(scroll([50, 60], 1, 60)).toEqual([50, 60]);
    expect(follow([10, 20], 15, 60)).toEqual([10, 20]);
    expect(follow([10, 20], 21, 60)).toEqual([20, 30]);
    expect(follow([10, 20], 0, 60)).toEqual([0, 10]);
  });
});

describe('the trim', () => {
  it('keeps its edges in order and within the sound', () => {
    const trim = { start: 2, end: 8 };
    expect(moveEdge(trim, 'start', 3, 10)).toEqual({ start: 3, end: 8 });
    expect(moveEdge(trim, 'start', -1, 10).start).toBe(0);
    expect(moveEdge(trim, 'start', 9, 10).start).toBeCloseTo(8 - minTrim);
    expect(moveEdge(trim, 'end', 99, 10).end).toBe(10);
    expect(moveEdge(trim, 'end', 0, 10).end).toBeCloseTo(2 + minTrim);
  });
});
