import type { ReactNode } from 'react';
import { tableClass, tableHead } from '../../../ui/layout/Table.tsx';

interface WideTableProps {
  label: string;
  columns: readonly { label: string; isNumber?: boolean }[];
  children: ReactNode;
}

/** A table that scrolls sideways where it is wider than the page. */
export const WideTable = ({ label, columns, children }: WideTableProps) => (
  <div
    // A keyboard scrolls what it can focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    role="region"
    aria-label={label}
    className="overflow-x-auto"
  >
    <table className={tableClass}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={tableHead(column.isNumber)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
