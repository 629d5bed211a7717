/** The adapter that the configuration names. */
import type { Config } from '../../kernel/boot/config.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Outgoing } from '../../kernel/outgoing/port.ts';
import type { SecretBox } from '../../kernel/secrets.ts';
import type { Payments } from './port.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { createStripe } from './stripe/stripe.ts';

interface PaymentsParts {
  config: Pick<Config, 'billing' | 'publicUrl' | 'stripe'>;
  db: Db;
  now: () => Date;
  secrets: SecretBox;
  outgoing: Outgoing;
}

/** Undefined where no plans are sold. */
export function createPayments({ config, ...parts }: PaymentsParts): Payments | undefined {
  switch (config.billing) {
    case 'off':
      return undefined;
    case 'sandbox':
      return createSandbox({ ...parts, publicUrl: config.publicUrl });
    case 'stripe':
      if (!config.stripe) throw new Error('the settings were not checked');
      return createStripe({ ...config.stripe, now: parts.now, outgoing: parts.outgoing });
  }
}
