import { describe, expect, it } from 'vitest';
import { keyChords } from '../frame/key-names.ts';
import { matchScore } from './match.ts';

describe('the palette’s search', () => {
  it('finds by the beginnings and by the middles of words, without accents and case', () => {
    expect(matchScore('Go to Text to Speech', 'text')).toBeGreaterThan(0);
    expect(matchScore('Go to Text to Speech', 'speech go')).toBeGreaterThan(0);
    expect(matchScore('Zoë, a warm voice', 'zoe')).toBeGreaterThan(0);
    expect(matchScore('Go to Text to Speech', 'peec')).toBeGreaterThan(0);
  });

  it('puts what begins with the words before what has them somewhere', () => {
    expect(matchScore('History', 'his')).toBeGreaterThan(matchScore('Go to History', 'his'));
    expect(matchScore('Go to History', 'his')).toBeGreaterThan(matchScore('Whistle', 'his'));
  });

  it('wants every word', () => {
    expect(matchScore('Go to History', 'go keys')).toBe(0);
    expect(matchScore('anything', '')).toBe(1);
  });
});

it('splits keys into chords', () => {
  expect(keyChords('G H')).toEqual([['G'], ['H']]);
  expect(keyChords('Mod+Shift+V')).toEqual([['Ctrl', 'Shift', 'V']]);
});
