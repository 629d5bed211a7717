/** The adapter that the configuration names. */
import type { Config } from '../../kernel/boot/config.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { SecretBox } from '../../kernel/secrets.ts';
import type { Payments } from './port.ts';
import { createSandbox } from './sandbox/sandbox.ts';

interface PaymentsParts {
  config: Pick<Config, 'billing' | 'publicUrl'>;
  db: Db;
  now: () => Date;
  secrets: SecretBox;
}

/** Undefined where no plans are sold. */
export function createPayments({ config, ...parts }: PaymentsParts): Payments | undefined {
  switch (config.billing) {
    case 'off':
      return undefined;
    case 'sandbox':
      return createSandbox({ ...parts, publicUrl: config.publicUrl });
    case 'stripe':
      throw new Error('the settings were not checked');
  }
}
