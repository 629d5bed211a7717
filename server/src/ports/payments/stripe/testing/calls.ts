/** The calls of Stripe that the adapter makes: the parameters that each takes, and what each does. */
import type { Stripe } from 'stripe';
import { Refusal, missing, type Invoice, type Schedule, type StripeLedger, type Subscription } from './ledger.ts';
import { list, presenter } from './present.ts';
import type { ShapeName } from './request-shapes.ts';

type Params = Record<string, unknown>;

export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  shape: ShapeName;
  answer(params: Params, ids: string[]): object;
}

export interface CheckoutSession {
  id: string;
  customer: string;
  status: 'open' | 'complete' | 'expired';
  price: string;
  coupon: string | undefined;
  metadata: Record<string, string>;
  subscription_metadata: Record<string, string>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const record = (value: unknown): Record<string, string> => (value ?? {}) as Record<string, string>;
const records = (value: unknown): Params[] => (Array.isArray(value) ? (value as Params[]) : []);
const number = (value: unknown): number => Number(value);

function expanded({ expand }: Params): ReadonlySet<string> {
  const paths = Array.isArray(expand) ? (expand as string[]) : [];
  const tooDeep = paths.find((path) => path.split('.').length > 4);
  if (tooDeep) {
    throw new Refusal(400, {
      type: 'invalid_request_error',
      message: `You cannot expand more than 4 levels: ${tooDeep}`,
    });
  }
  return new Set(paths);
}

export function createCalls(ledger: StripeLedger) {
  const present = presenter(ledger);
  const sessions = new Map<string, CheckoutSession>();
  const accounts = new Map<string, Stripe.Account>();
  const notes: { invoice: string; amount: number; metadata: Record<string, string>; id: string }[] = [];
  const portals: object[] = [];
  const endpoints: object[] = [];
  const products = new Set<string>();
  const { need } = ledger;
  const call = (
    method: Call['method'],
    path: string,
    [file, name]: [string, string],
    answer: Call['answer'],
  ): Call => ({
    method,
    path: new RegExp(`^/v1/${path.replaceAll('*', '([^/]+)')}$`),
    shape: { file, name },
    answer,
  });

  const customer = (id = '') => need(ledger.customers, 'customer', id);
  const invoice = (id = '') => need(ledger.invoices, 'invoice', id);
  const own = (id = '') => need(ledger.subscriptions, 'subscription', id);
  const price = (id: unknown) => need(ledger.prices, 'price', text(id));

  function refuseExisting(isThere: boolean, id: string): void {
    if (!isThere) return;
    throw new Refusal(400, {
      type: 'invalid_request_error',
      code: 'resource_already_exists',
      message: `${id} already exists.`,
    });
  }

  function discountOf(params: Params, subscription: string | null): Stripe.Discount | null | undefined {
    if (params['discounts'] === '') return null;
    const [first] = records(params['discounts']);
    if (!first) return undefined;
    if (first['coupon']) return ledger.discountWith(text(first['coupon']), subscription);
    const all = [...ledger.subscriptions.values()].map(({ discount }) => discount);
    return all.find((one) => one?.id === first['discount']) ?? null;
  }

  const managed = (message: string) => new Refusal(400, { type: 'invalid_request_error', message });

  function updateSubscription(params: Params, [id]: string[]): object {
    const one = own(id);
    if (one.status === 'canceled') throw managed('A canceled subscription can only update its cancellation_details.');
    const expand = expanded(params);
    const [item] = records(params['items']);
    const discount = discountOf(params, one.id);
    if (item) {
      if (one.schedule !== null) throw managed('The subscription is managed by the subscription schedule.');
      if (item['id'] !== one.item) throw missing('subscription_item', text(item['id']));
      const next = price(item['price']);
      const before = one.discount;
      const made = ledger.changeInvoice(one, next, ledger.pendingOf(one.id), discount);
      if (discount !== undefined) one.discount = discount;
      try {
        ledger.pay(made, ledger.cardOf(one.customer, one));
      } catch (error) {
        one.discount = before;
        throw error;
      }
      ledger.takeItems(one.id);
      ledger.invoices.set(made.id, made);
      const now = ledger.now();
      Object.assign(one, { price: next, anchor: now, start: now, latest_invoice: made.id });
      one.end = ledger.endAfter(one, now);
    } else if (discount !== undefined) one.discount = discount;
    if (params['cancel_at_period_end'] !== undefined) {
      if (one.schedule !== null) throw managed('The subscription is managed by the subscription schedule.');
      one.cancel_at_period_end = params['cancel_at_period_end'] === 'true';
    }
    if (params['default_payment_method']) one.default_payment_method = text(params['default_payment_method']);
    Object.assign(one.metadata, record(params['metadata']));
    ledger.changed(one);
    return present.subscription(one, expand);
  }

  function updateSchedule(params: Params, [id]: string[]): object {
    const one = need(ledger.schedules, 'subscription_schedule', text(id));
    const subscription = own(one.subscription);
    const [first, second] = records(params['phases']);
    if (!first || !second) throw managed('Two phases are expected.');
    if (number(first['start_date']) !== one.phases[0]?.start)
      throw managed('The present phase cannot begin elsewhere.');
    const [firstDiscount, secondDiscount] = [first, second].map((phase) => discountOf(phase, subscription.id) ?? null);
    const months = record(second['duration'])['interval'] === 'year' ? 12 : 1;
    const end = number(first['end_date']);
    subscription.discount = firstDiscount ?? null;
    one.metadata = record(params['metadata']);
    one.phases = [
      {
        start: number(first['start_date']),
        end,
        price: text(records(first['items'])[0]?.['price']),
        discount: firstDiscount ?? null,
      },
      {
        start: end,
        end: end + months * 28 * 86_400,
        price: price(records(second['items'])[0]?.['price']).id,
        discount: secondDiscount ?? null,
      },
    ];
    ledger.changed(subscription);
    return present.schedule(one);
  }

  function createSchedule(params: Params): object {
    const one = own(text(params['from_subscription']));
    if (Object.keys(params).length > 1) throw managed('You cannot set other parameters with from_subscription.');
    if (one.schedule !== null) throw managed('The subscription is already attached to a schedule.');
    const schedule: Schedule = {
      ...{ id: ledger.id('sub_sched'), subscription: one.id, status: 'active', metadata: {} },
      phases: [{ start: one.start, end: one.end, price: one.price.id, discount: one.discount }],
    };
    ledger.schedules.set(schedule.id, schedule);
    one.schedule = schedule.id;
    return present.schedule(schedule);
  }

  function release(_params: Params, [id]: string[]): object {
    const one = need(ledger.schedules, 'subscription_schedule', text(id));
    one.status = 'released';
    own(one.subscription).schedule = null;
    ledger.changed(own(one.subscription));
    return present.schedule(one);
  }

  function preview(params: Params): object {
    const scheduled = ledger.schedules.get(text(params['schedule']));
    const one: Subscription = own(scheduled?.subscription ?? text(params['subscription']));
    const details = params['subscription_details'] as Params | undefined;
    const [item] = records(details?.['items']);
    const discount = discountOf(params, one.id);
    const made = item
      ? ledger.changeInvoice(one, price(item['price']), ledger.pendingOf(one.id), discount)
      : ledger.renewalInvoice(one, ledger.pendingOf(one.id));
    if (!made) {
      throw new Refusal(404, {
        ...{ type: 'invalid_request_error', code: 'invoice_upcoming_none' },
        message: 'No upcoming invoices for customer.',
      });
    }
    return present.invoice(made, new Set());
  }

  function payInvoice(params: Params, [id]: string[]): object {
    const one = invoice(id);
    if (one.status !== 'open') throw managed('Invoice is not open.');
    ledger.pay(one, text(params['payment_method']) || ledger.cardOf(one.customer));
    const subscription = [...ledger.subscriptions.values()].find(({ latest_invoice }) => latest_invoice === one.id);
    if (subscription?.status === 'past_due') subscription.status = 'active';
    ledger.emit('invoice.paid', { id: one.id, object: 'invoice', customer: one.customer });
    return present.invoice(one, new Set());
  }

  function refund(params: Params): object {
    const one = invoice(text(params['invoice']));
    const amount = number(params['refund_amount']);
    if (amount > one.amount_paid - one.post_payment_credit_notes_amount) throw managed('The refund is too large.');
    one.post_payment_credit_notes_amount += amount;
    const note = { id: ledger.id('cn'), invoice: one.id, amount, metadata: record(params['metadata']) };
    notes.push(note);
    ledger.emit('credit_note.created', { id: note.id, object: 'credit_note', customer: one.customer });
    return note;
  }

  function createInvoice(params: Params): object {
    const made = ledger.draft(text(params['customer']), [], { currency: text(params['currency']) });
    ledger.invoices.set(made.id, made);
    return present.invoice(made, new Set());
  }

  function addItem(params: Params): object {
    const [amount, description] = [number(params['amount']), text(params['description'])];
    const isDiscountable = params['discountable'] !== 'false';
    if (params['invoice']) {
      const one = invoice(text(params['invoice']));
      if (one.status !== 'draft') throw managed('The invoice is finalized.');
      const period = { start: ledger.now(), end: ledger.now() };
      one.lines.push({ amount, description, kind: 'item', period, isDiscountable });
      one.total += amount;
      one.amount_due = Math.max(0, one.total + one.starting_balance);
    } else {
      const [id, subscription] = [text(params['customer']), text(params['subscription'])];
      ledger.addItem({ customer: id, subscription: own(subscription).id, amount, description, isDiscountable });
    }
    return { id: ledger.id('ii'), object: 'invoiceitem' };
  }

  const withStatus =
    (status: Stripe.Invoice.Status): Call['answer'] =>
    (_params, [id]) =>
      present.invoice(Object.assign(invoice(id), { status }), new Set());

  const session = (id = '') => need(sessions, 'checkout.session', id);
  const sessionObject = (one: CheckoutSession) => ({
    ...{ id: one.id, object: 'checkout.session', customer: one.customer, mode: 'subscription', status: one.status },
    ...{ url: one.status === 'open' ? `https://checkout.stripe.example/${one.id}` : null, metadata: one.metadata },
  });

  function verifyCard(params: Params): object {
    const card = text(params['payment_method']);
    const secret = { id: ledger.id('seti'), object: 'setup_intent', client_secret: 'seti_secret' };
    if (card === '') return { ...secret, status: 'requires_payment_method' };
    if (card === 'pm_declined') {
      throw new Refusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
    }
    return { ...secret, status: card === 'pm_asks' ? 'requires_action' : 'succeeded' };
  }

  const invoicesOf = (params: Params): Invoice[] =>
    [...ledger.invoices.values()]
      .filter((one) => one.customer === params['customer'] && (!params['status'] || one.status === params['status']))
      .toReversed();

  const calls: Call[] = [
    call('GET', 'customers/search', ['Customers', 'CustomerSearchParams'], ({ query }) => {
      const [, id] = /^metadata\['workspace_id'\]:'([^']*)'$/.exec(text(query)) ?? [];
      if (id === undefined) throw managed('The query is not understood.');
      return list([...ledger.customers.values()].filter(({ metadata }) => metadata['workspace_id'] === id));
    }),
    call('POST', 'customers', ['Customers', 'CustomerCreateParams'], (params) => {
      const made = {
        ...{ id: ledger.id('cus'), object: 'customer', balance: 0, created: ledger.now(), default_source: null },
        ...{ email: text(params['email']) || null, name: text(params['name']), metadata: record(params['metadata']) },
        invoice_settings: { default_payment_method: null },
      } as unknown as Stripe.Customer;
      ledger.customers.set(made.id, made);
      return made;
    }),
    call('GET', 'customers/*', ['Customers', 'CustomerRetrieveParams'], (_params, [id]) => customer(id)),
    call('POST', 'customers/*', ['Customers', 'CustomerUpdateParams'], (params, [id]) => {
      const one = customer(id);
      Object.assign(one.metadata, record(params['metadata']));
      Object.assign(one.invoice_settings, record(params['invoice_settings']));
      return one;
    }),
    call('POST', 'products', ['Products', 'ProductCreateParams'], (params) => {
      refuseExisting(products.has(text(params['id'])), text(params['id']));
      products.add(text(params['id']));
      return { id: params['id'], object: 'product' };
    }),
    call('GET', 'prices', ['Prices', 'PriceListParams'], ({ lookup_keys: keys }) =>
      list([...ledger.prices.values()].filter(({ lookup_key }) => (keys as string[]).includes(lookup_key ?? ''))),
    ),
    call('POST', 'prices', ['Prices', 'PriceCreateParams'], (params) => {
      if (!products.has(text(params['product']))) throw missing('product', text(params['product']));
      const made = {
        ...params,
        ...{ id: ledger.id('price'), object: 'price', unit_amount: number(params['unit_amount']) },
      } as unknown as Stripe.Price;
      ledger.prices.set(made.id, made);
      return made;
    }),
    call('POST', 'coupons', ['Coupons', 'CouponCreateParams'], (params) => {
      const id = text(params['id']);
      refuseExisting(ledger.coupons.has(id), id);
      const optional = (name: string) => (params[name] === undefined ? null : number(params[name]));
      const made = {
        ...params,
        ...{ object: 'coupon', percent_off: optional('percent_off'), amount_off: optional('amount_off') },
        duration_in_months: optional('duration_in_months'),
      } as unknown as Stripe.Coupon;
      ledger.coupons.set(id, made);
      return made;
    }),
    call('GET', 'coupons/*', ['Coupons', 'CouponRetrieveParams'], (_params, [id]) =>
      need(ledger.coupons, 'coupon', text(id)),
    ),
    call('GET', 'checkout/sessions', ['Checkout/Sessions', 'Checkout.SessionListParams'], (params) =>
      list(
        [...sessions.values()]
          .filter((one) => one.customer === params['customer'] && one.status === params['status'])
          .map(sessionObject),
      ),
    ),
    call('POST', 'checkout/sessions', ['Checkout/Sessions', 'Checkout.SessionCreateParams'], (params) => {
      const made: CheckoutSession = {
        ...{ id: ledger.id('cs_test'), customer: customer(text(params['customer'])).id, status: 'open' },
        price: price(records(params['line_items'])[0]?.['price']).id,
        coupon: records(params['discounts'])[0]?.['coupon'] as string | undefined,
        metadata: record(params['metadata']),
        subscription_metadata: record((params['subscription_data'] as Params)['metadata']),
      };
      sessions.set(made.id, made);
      return sessionObject(made);
    }),
    call(
      'POST',
      'checkout/sessions/*/expire',
      ['Checkout/Sessions', 'Checkout.SessionExpireParams'],
      (_params, [id]) => {
        if (session(id).status !== 'open') throw managed('Only open sessions can be expired.');
        return sessionObject(Object.assign(session(id), { status: 'expired' }));
      },
    ),
    call('GET', 'subscriptions', ['Subscriptions', 'SubscriptionListParams'], (params) => {
      const expand = expanded(params);
      const all = [...ledger.subscriptions.values()].filter((one) => one.customer === params['customer']);
      return list(all.map((one) => present.subscription(one, expand, 'data.')));
    }),
    call('POST', 'subscriptions/*', ['Subscriptions', 'SubscriptionUpdateParams'], updateSubscription),
    call('DELETE', 'subscriptions/*', ['Subscriptions', 'SubscriptionCancelParams'], (_params, [id]) => {
      const one = own(id);
      Object.assign(one, { status: 'canceled', ended_at: ledger.now(), reason: 'cancellation_requested' });
      ledger.emit('customer.subscription.deleted', { id: one.id, object: 'subscription', customer: one.customer });
      return present.subscription(one, new Set());
    }),
    call(
      'POST',
      'subscription_schedules',
      ['SubscriptionSchedules', 'SubscriptionScheduleCreateParams'],
      createSchedule,
    ),
    call(
      'POST',
      'subscription_schedules/*',
      ['SubscriptionSchedules', 'SubscriptionScheduleUpdateParams'],
      updateSchedule,
    ),
    call(
      'POST',
      'subscription_schedules/*/release',
      ['SubscriptionSchedules', 'SubscriptionScheduleReleaseParams'],
      release,
    ),
    call('GET', 'invoices', ['Invoices', 'InvoiceListParams'], (params) => {
      const all = invoicesOf(params);
      const from = params['starting_after'] ? all.findIndex(({ id }) => id === params['starting_after']) + 1 : 0;
      const limit = number(params['limit'] ?? 10);
      const page = all.slice(from, from + limit).map((one) => present.invoice(one, expanded(params), 'data.'));
      return list(page, all.length > from + limit);
    }),
    call('POST', 'invoices', ['Invoices', 'InvoiceCreateParams'], createInvoice),
    call('POST', 'invoices/create_preview', ['Invoices', 'InvoiceCreatePreviewParams'], preview),
    call('GET', 'invoices/*', ['Invoices', 'InvoiceRetrieveParams'], (params, [id]) =>
      present.invoice(invoice(id), expanded(params)),
    ),
    call('GET', 'invoices/*/lines', ['Invoices', 'InvoiceListLineItemsParams'], (params, [id]) => {
      const all = present.lines(invoice(id)) as { id: string }[];
      const from = params['starting_after'] ? all.findIndex((one) => one.id === params['starting_after']) + 1 : 0;
      return list(
        all.slice(from, from + number(params['limit'] ?? 10)),
        all.length > from + number(params['limit'] ?? 10),
      );
    }),
    call('POST', 'invoices/*/finalize', ['Invoices', 'InvoiceFinalizeInvoiceParams'], withStatus('open')),
    call('POST', 'invoices/*/void', ['Invoices', 'InvoiceVoidInvoiceParams'], (_params, [id]) => {
      ledger.voidInvoice(invoice(id));
      return present.invoice(invoice(id), new Set());
    }),
    call('POST', 'invoices/*/pay', ['Invoices', 'InvoicePayParams'], payInvoice),
    call('POST', 'invoiceitems', ['InvoiceItems', 'InvoiceItemCreateParams'], addItem),
    call('GET', 'credit_notes', ['CreditNotes', 'CreditNoteListParams'], (params) =>
      list(notes.filter((one) => one.invoice === params['invoice'])),
    ),
    call('POST', 'credit_notes', ['CreditNotes', 'CreditNoteCreateParams'], refund),
    call('POST', 'setup_intents', ['SetupIntents', 'SetupIntentCreateParams'], verifyCard),
    call('POST', 'accounts', ['Accounts', 'AccountCreateParams'], (params) => {
      const made = {
        ...{ id: ledger.id('acct'), object: 'account', details_submitted: false, payouts_enabled: false },
        metadata: record(params['metadata']),
      } as unknown as Stripe.Account;
      accounts.set(made.id, made);
      return made;
    }),
    call('GET', 'accounts/*', ['Accounts', 'AccountRetrieveParams'], (_params, [id]) =>
      need(accounts, 'account', text(id)),
    ),
    call('GET', 'webhook_endpoints', ['WebhookEndpoints', 'WebhookEndpointListParams'], () => list(endpoints)),
    call('POST', 'account_links', ['AccountLinks', 'AccountLinkCreateParams'], ({ account }) => ({
      ...{ object: 'account_link', url: `https://connect.stripe.example/setup/${text(account)}` },
    })),
    call('POST', 'accounts/*/login_links', ['Accounts', 'AccountCreateLoginLinkParams'], (_params, [id]) => ({
      ...{ object: 'login_link', url: `https://connect.stripe.example/express/${text(id)}` },
    })),
    call(
      'GET',
      'billing_portal/configurations',
      ['BillingPortal/Configurations', 'BillingPortal.ConfigurationListParams'],
      () => list(portals),
    ),
    call(
      'POST',
      'billing_portal/configurations',
      ['BillingPortal/Configurations', 'BillingPortal.ConfigurationCreateParams'],
      (params) => {
        const made = { id: ledger.id('bpc'), object: 'billing_portal.configuration', metadata: params['metadata'] };
        portals.push(made);
        return made;
      },
    ),
    call(
      'POST',
      'billing_portal/sessions',
      ['BillingPortal/Sessions', 'BillingPortal.SessionCreateParams'],
      (params) => ({
        ...{ id: ledger.id('bps'), object: 'billing_portal.session' },
        url: `https://billing.stripe.example/${text((params['flow_data'] as Params | undefined)?.['type']) || 'portal'}`,
      }),
    ),
  ];
  return { calls, sessions, accounts, endpoints };
}
