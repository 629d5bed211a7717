import { clsx } from 'clsx';
import { Fragment } from 'react';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { keyChords, keyNames } from './key-names.ts';
import { t } from '../../lib/language/actions-messages.ts';

interface KeysProps {
  keys: string;
  /** Shows the keys on phones too and reads them out. Otherwise they are a visual hint beside a keyboard. */
  isAlwaysShown?: boolean;
}

/** Draws keys as they are printed, in the order in which they are pressed. */
export function Keys({ keys, isAlwaysShown = false }: KeysProps) {
  return (
    <span
      dir="ltr"
      className={clsx('flex flex-none items-center gap-1 text-caption text-muted', !isAlwaysShown && 'max-md:hidden')}
    >
      {isAlwaysShown && <span className="sr-only">{keyNames(keys)}</span>}
      {keyChords(keys).map((chord, at) => (
        <Fragment key={chord.join()}>
          {at > 0 && t('shortcuts_then')}
          {chord.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
