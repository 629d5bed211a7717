import type { readOverview } from '#contract/instance/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';

export type Overview = Answer<typeof readOverview>;
