/** Read by the type check: each line below a directive must be an error, and no other may be one. */
import { expectTypeOf, test } from 'vitest';
import type { PlainKey } from '#contract/kit/messages.ts';
import { messagesOf } from './messages.ts';

const messages = {
  save: () => 'Save',
  greeting: ({ name }: { name: string | number }) => `Hello, ${name}!`,
  files: ({ count }: { count: number }) => `${count} files`,
  state: ({ kind, at }: { kind: 'open' | 'other'; at: string | number }) => `${kind} at ${at}`,
};
const t = messagesOf('test', messages);

/** Never called: only its types matter. */
function calls(isOne: boolean, kind: 'save' | 'files') {
  t('save');
  t('greeting', { name: 'Ada' });
  t('files', { count: 2 });
  t('state', { kind: 'open', at: 3 });
  t(isOne ? 'greeting' : 'files', { name: 'Ada', count: 2 });
  t(kind, { count: 2 });
  t.rich('greeting', { name: ['Ada'] });

  // @ts-expect-error a key that no catalogue has
  t('sav');
  // @ts-expect-error a message without parameters takes none
  t('save', { name: 'Ada' });
  // @ts-expect-error the parameters are missing
  t('files');
  // @ts-expect-error the parameter is misspelt
  t('files', { cuont: 2 });
  // @ts-expect-error one parameter is superfluous
  t('files', { count: 2, name: 'Ada' });
  // @ts-expect-error a plural needs a number
  t('files', { count: '2' });
  // @ts-expect-error one parameter of two is missing
  t('state', { kind: 'open' });
  // @ts-expect-error a choice that the message does not have
  t('state', { kind: 'closed', at: 3 });
  // @ts-expect-error only one of the two messages gets its parameter
  t(isOne ? 'greeting' : 'files', { name: 'Ada' });
  // @ts-expect-error one of the keys has a parameter
  t(kind);
  // @ts-expect-error the parameter is missing
  t.rich('greeting', {});
  // @ts-expect-error a node is no number
  t.rich('files', { count: ['2'] });
}

test('keys of messages without parameters are told apart', () => {
  expectTypeOf(calls).toBeFunction();
  expectTypeOf<PlainKey<typeof messages>>().toEqualTypeOf<'save'>();
});
