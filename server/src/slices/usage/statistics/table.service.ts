/** The tables of analytics: their columns, and their filters checked. */
import { columnNotRecorded, invalidFilter } from '#contract/usage-statistics/errors.ts';
import type { ColumnFilter, GroupColumn, Table } from '#contract/usage-statistics/types.ts';
import type { Scope } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { countAtMost, readAxis, type Step, type Window } from './axis.store.ts';
import { maxValues, refuseTooMany } from './statistics.service.ts';
import * as store from './table.store.ts';
import type { CheckedFilter, Column, ColumnType, Group } from './table.store.ts';

/** @throws AppError 400 column_not_recorded, invalid_filter, too_many_values */
export async function readUsageTable(
  scope: Scope,
  window: Window,
  { step, groupBy, filters }: { step: Step; groupBy: GroupColumn[]; filters: ColumnFilter[] },
): Promise<Table> {
  const by = groupBy.map(requireGroup);
  const checked = filters.map((filter) => checkFilter(filter, store.groups));
  refuseTooMany(countAtMost(window, step));
  const axis = await readAxis(scope, window, step);
  const columns = by.length + 4;
  const most = Math.floor(maxValues / columns);
  const rows = await store.sumTable(scope, window, { axis, by, filters: checked, count: most + 1 });
  refuseTooMany(rows.length * columns);
  return {
    columns: ['timestamp', ...by, 'total_usage', 'requests', 'audio_minutes'],
    column_types: ['DateTime', ...by.map((name) => store.groups[name].type), 'Float', 'Int', 'Float'],
    column_units: [null, ...by.map(() => null), 'credits', null, 'min'],
    rows: rows.map(({ slot, groups, credits, requests, minutes }) => [
      ...[axis[slot - 1]!.toISOString(), ...groups, credits, requests, minutes],
    ]),
  };
}

function requireGroup(name: GroupColumn): Group {
  if (name in store.groups) return name as Group;
  throw AppError.from(columnNotRecorded, { column: name });
}

/** @throws AppError 400 column_not_recorded, invalid_filter */
export async function readRequestTable(
  scope: Scope,
  window: Partial<Window>,
  { filters, ...wanted }: { filters: ColumnFilter[]; search?: string; isAscending: boolean; count: number },
): Promise<Table> {
  const checked = filters.map((filter) => checkFilter(filter, store.requestColumns));
  const rows = await store.listRequests(scope, window, { ...wanted, filters: checked });
  const columns = Object.entries<Column>(store.requestColumns);
  const units: Partial<Record<string, 'credits' | 's' | 'ms'>> = {
    ...{ credits_used: 'credits', audio_seconds: 's', time_to_first_byte: 'ms' },
  };
  return {
    columns: columns.map(([name]) => name),
    column_types: columns.map(([, { type }]) => type),
    column_units: columns.map(([name]) => units[name] ?? null),
    rows: rows.map((row) => Object.values(row).map((value) => (value instanceof Date ? value.toISOString() : value))),
  };
}

const fits: Record<ColumnType, (value: string | number | boolean) => boolean> = {
  String: (value) => typeof value === 'string' && !value.includes('\u0000') && value.isWellFormed(),
  Float: (value) => typeof value === 'number',
  Int: (value) => typeof value === 'number',
  Bool: (value) => typeof value === 'boolean',
  DateTime: (value) => typeof value !== 'boolean' && !Number.isNaN(toTime(value).getTime()),
};

/** A time is given in Unix milliseconds, or as ISO 8601 from 1970 on. */
const toTime = (value: string | number): Date => {
  const time = typeof value === 'number' || /^\d{4}-\d\d-\d\d/.test(value) ? new Date(value) : new Date(NaN);
  return Math.abs(time.getTime()) <= 1e13 ? time : new Date(NaN);
};

function checkFilter(filter: ColumnFilter, columns: Readonly<Record<string, Column>>): CheckedFilter {
  const column = Object.hasOwn(columns, filter.column) ? columns[filter.column] : undefined;
  if (!column) throw AppError.from(columnNotRecorded, { column: filter.column });
  const isOfMany = filter.operation === 'in' || filter.operation === 'not_in';
  const isEqual = isOfMany || filter.operation === 'eq' || filter.operation === 'neq';
  const isRight =
    (isOfMany || filter.values.length === 1) &&
    filter.values.every((value) => (value === null ? isEqual : fits[column.type](value)));
  if (!isRight) throw AppError.from(invalidFilter, { column: filter.column });
  const values = filter.values.map((value) =>
    column.type === 'DateTime' && value !== null && typeof value !== 'boolean' ? toTime(value).toISOString() : value,
  );
  return { ...filter, column, values };
}
