/** The types of compiled messages, as scripts/print-message-types.ts prints them beside each catalogue. */

export type Params = Record<string, string | number>;

/** Declared as a method, so that a message which takes certain parameters counts as one that takes some. */
type Message = { format(params: Params): string }['format'];
export type Catalogue = Record<string, Message>;

/** The keys of the messages that take nothing. */
export type PlainKey<C> = { [Key in keyof C & string]: C[Key] extends () => string ? Key : never }[keyof C & string];

/** Of several keys (`t(isOpen ? 'close' : 'open', …)`), what all their messages take together. */
export type ParamsOf<M> = [M] extends [() => string]
  ? []
  : [M] extends [(params: infer P extends Params) => string]
    ? [params: P]
    : never;

export type Translate<C extends Catalogue> = <Key extends keyof C & string>(
  key: Key,
  ...params: ParamsOf<C[Key]>
) => string;
