/** The kinds of values that settings have, each with the sentence that refuses another one. */
import { z } from 'zod';
import { maxInstallationName } from '#contract/instance/name.ts';
import { readPrivateHost } from '../../outgoing/addresses.ts';

export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
);

export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export function wholeNumber(min: number, max: number) {
  const error = `give a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error });
}

const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
export const domainList = list.refine((domains) => domains.every((one) => domain.test(one)), {
  error: 'give domains such as example.org, comma-separated',
});

export const privateHostList = list.refine((hosts) => hosts.every((host) => readPrivateHost(host)), {
  error: 'give names, addresses or networks such as gpu.lan:8000 or 10.0.0.0/8, comma-separated',
});

export const installationName = z
  .string()
  .trim()
  .refine((name) => name.length <= maxInstallationName && !/\p{Cc}/u.test(name), {
    error: `give a name of one line, of at most ${maxInstallationName} characters`,
  });

export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'give a time such as 03:30')
  .transform((value) => {
    const [hours = 0, minutes = 0] = value.split(':').map(Number);
    return { hours, minutes };
  });

/** The media cookie of a browser is sent to paths under /v1, so that an audio element can play what is there. */
export const adminPath = z.string().regex(/^\/v1(?:\/[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?){1,5}$/, {
  error: 'give a path under /v1 such as /v1/admin, of small letters, digits and hyphens',
});

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `give one of ${values.join(', ')}` });
