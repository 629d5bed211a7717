import { expect, it } from 'vitest';
import { countMessages, pretty } from './answer.ts';

it('sets JSON in lines, and leaves every other text as it is', () => {
  expect(pretty('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(pretty('{"a":1}\n\n{"a":2}\n')).toBe('{"a":1}\n\n{"a":2}\n');
});

it('counts the messages of a stream', () => {
  expect(countMessages('event: hello\ndata: {}\n\n: pause\n\ndata: 1\ndata: 2\n\n', 'text/event-stream')).toBe(2);
  expect(countMessages('{"a":1}\n\n{"a":2}\n\n', 'application/json')).toBe(2);
  expect(countMessages('{\n  "a": {\n  }\n}', 'application/json')).toBeUndefined();
  expect(countMessages('{"a":1}', 'application/json')).toBeUndefined();
  expect(countMessages('one\ntwo', 'text/plain')).toBeUndefined();
});
