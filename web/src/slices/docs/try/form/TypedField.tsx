import { useState, type ChangeEvent, type ReactNode } from 'react';
import { textOf } from './value.ts';

interface TypedFieldProps {
  value: unknown;
  parse(text: string): unknown;
  onChange(value: unknown): void;
  children(input: {
    value: string;
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void;
  }): ReactNode;
}

/** Keeps what is typed as it is typed while it means the same: `1.` is one, and must not become `1` under the hands. */
export function TypedField({ value, parse, onChange, children }: TypedFieldProps) {
  const [typed, setTyped] = useState(textOf(value));
  const isSame = JSON.stringify(parse(typed)) === JSON.stringify(value);
  return children({
    value: isSame ? typed : textOf(value),
    onChange(event) {
      setTyped(event.target.value);
      onChange(parse(event.target.value));
    },
  });
}
