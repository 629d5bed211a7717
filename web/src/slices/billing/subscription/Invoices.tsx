import { listInvoices } from '#contract/billing/api.ts';
import { useState } from 'react';
import { formatMoney } from '../../../lib/billing/money.ts';
import { useRead } from '../../../lib/queries.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { linkClass } from '../../../ui/navigation/link.ts';
import { tableCell, tableClass, tableHead, tableRow } from '../../../ui/layout/Table.tsx';
import { billingDay } from '../day.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { t } from '../messages.ts';
import type { ListedInvoice } from '../subscription-type.ts';

/** Whoever has more finds them in the portal. */
const maxPage = 100;

/** The invoices of the workspace, the newest first. */
export function Invoices() {
  const [page_size, setPageSize] = useState(12);
  const list = useRead(listInvoices, { query: { page_size } }, { keepsLast: true });
  return (
    <section id="invoices" aria-labelledby="invoices-title" className="flex scroll-mt-6 flex-col gap-3">
      <h2 id="invoices-title" className="text-h3 font-semibold tracking-[-0.014em]">
        {t('invoices')}
      </h2>
      <div className="card overflow-hidden">
        <Loaded
          of={list}
          kept={t('invoices_failed')}
          skeleton={
            <div className="flex flex-col gap-4 p-5">
              <Skeleton />
              <Skeleton className="w-3/4" />
            </div>
          }
        >
          {({ invoices, has_more }) =>
            invoices.length === 0 ? (
              <EmptyState title={t('invoices_empty')}>{t('invoices_empty_text')}</EmptyState>
            ) : (
              <>
                <InvoiceTable invoices={invoices} />
                {has_more && page_size < maxPage && (
                  <div className="p-3 text-center">
                    <Button size="sm" isBusy={list.isFetching} onClick={() => setPageSize(maxPage)}>
                      {t('invoice_more')}
                    </Button>
                  </div>
                )}
              </>
            )
          }
        </Loaded>
      </div>
    </section>
  );
}

const states = {
  open: { tone: 'warning', word: () => t('invoice_open') },
  paid: { tone: 'success', word: () => t('invoice_paid') },
  void: { tone: 'plain', word: () => t('invoice_void') },
  uncollectible: { tone: 'danger', word: () => t('invoice_uncollectible') },
} as const;

function InvoiceTable({ invoices }: { invoices: readonly ListedInvoice[] }) {
  return (
    <table className={tableClass}>
      <thead>
        <tr>
          <th className={tableHead()}>{t('invoice_number')}</th>
          <th className={`${tableHead()} max-md:hidden`}>{t('invoice_period')}</th>
          <th className={tableHead()}>{t('invoice_date')}</th>
          <th className={tableHead(true)}>{t('invoice_amount')}</th>
          <th className={tableHead()}>{t('invoice_state')}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.invoice_id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  );
}

function InvoiceRow({ invoice }: { invoice: ListedInvoice }) {
  const { number, status, currency, total_cents, refunded_cents, url } = invoice;
  const state = states[status];
  return (
    <tr className={tableRow()}>
      <td className={tableCell()}>
        {url ? (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('invoice_show', { number })}
            className={linkClass}
          >
            {number}
          </a>
        ) : (
          number
        )}
      </td>
      <td className={`${tableCell()} text-muted max-md:hidden`}>
        {t('period', { from: billingDay(invoice.period_start_unix), to: billingDay(invoice.period_end_unix) })}
      </td>
      <td className={tableCell()}>{billingDay(invoice.created_at_unix)}</td>
      <td className={tableCell(true)}>
        {formatMoney(total_cents, currency)}
        {refunded_cents > 0 && (
          <span className="block text-caption text-muted">
            {t('invoice_refunded', { amount: formatMoney(refunded_cents, currency) })}
          </span>
        )}
      </td>
      <td className={tableCell()}>
        <Badge tone={state.tone}>{state.word()}</Badge>
      </td>
    </tr>
  );
}
