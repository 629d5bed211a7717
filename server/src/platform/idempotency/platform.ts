import { definePlatform } from '../../manifest.ts';
import { purgeExpiredAnswers } from './idempotency.ts';

export const idempotency = definePlatform({
  name: 'idempotency',
  purpose: 'Carries out a call with an Idempotency-Key once, and keeps its answer for a day.',
  upkeep: { everyMinute: purgeExpiredAnswers },
  tables: ['idempotent_request'],
  personalData: {
    withheld: { idempotent_request: 'It repeats, for a day, answers whose results are in the archive.' },
  },
});
