/** What operators decide for everyone: statistics, proofs, flags, which machines may be asked. */
import { list, oneOf, optional, privateHostList, wholeNumber } from './kinds.ts';

export const operationSettings = {
  ANALYTICS: optional(oneOf(['on', 'off'])).describe(
    'Whether this installation keeps statistics of its use, of those who agree. They go nowhere else. Default: `on`.',
  ),
  REAUTHENTICATE_MINUTES: optional(wholeNumber(0, 1440)).describe(
    'Minutes after a sign-in in which changing email or password, making API keys and deleting the account need no mailed code. `0`: always. Default: `15`.',
  ),
  STAFF_DOMAINS: optional(list).describe(
    'Email domains shown as staff, comma-separated. Display only: grants nothing.',
  ),
  FLAGS: optional(list).describe(
    'Features to turn on for everyone, comma-separated. Per workspace: `npm run cli -- flag set`.',
  ),
  OUTGOING_PRIVATE_HOSTS: optional(privateHostList).describe(
    'Machines of your own that the server may ask for speech, models and other things whose addresses people give, comma-separated: names, addresses or networks, each with or without a port, such as `gpu.lan:8000, 10.0.0.0/8`. They may be asked without https. Whoever may enter an address reaches them. Default: none, and only public addresses are asked.',
  ),
};
