import type { getSubscription, listInvoices } from '#contract/billing/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';

/** The subscription with all that is going to be paid. */
export type FullSubscription = Answer<typeof getSubscription>;
export type ListedInvoice = Answer<typeof listInvoices>['invoices'][number];
