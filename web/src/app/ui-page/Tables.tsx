import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Orb } from '../../ui/audio/Orb.tsx';
import { BulkBar, bulkAction, tableCell, tableClass, tableHead, tableRow } from '../../ui/layout/Table.tsx';
import { Group } from './Group.tsx';

const hours = 3600;
const rows = [
  { name: 'Marlow', kind: 'Professional', credits: 106_090, ago: 2 * hours },
  { name: 'Juniper', kind: 'Instant', credits: 38_583, ago: 30 * hours },
  { name: 'Odile', kind: 'Default', credits: 17_842, ago: 90 * hours },
];

export function Tables() {
  const [selected, setSelected] = useState(['Marlow', 'Juniper']);
  const select = (name: string, isOn: boolean) =>
    setSelected(isOn ? [...selected, name] : selected.filter((one) => one !== name));
  const isAll = selected.length === rows.length;
  const [now] = useState(() => Date.now() / 1000);
  return (
    <Group title="Table" note="Numbers at the end and tabular. Selecting rows raises the bulk bar.">
      <table className={tableClass}>
        <thead>
          <tr>
            <th className={`${tableHead()} w-10`}>
              <Checkbox
                label="All voices"
                isLabelHidden
                checked={isAll}
                isMixed={selected.length > 0 && !isAll}
                onChange={(isOn) => setSelected(isOn ? rows.map(({ name }) => name) : [])}
              />
            </th>
            <th className={tableHead()}>Voice</th>
            <th className={`${tableHead()} max-md:hidden`}>Type</th>
            <th className={tableHead(true)}>Credits</th>
            <th className={`${tableHead(true)} max-md:hidden`}>Last used</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, kind, credits, ago }) => (
            <tr key={name} className={tableRow(selected.includes(name))}>
              <td className={tableCell()}>
                <Checkbox
                  label={name}
                  isLabelHidden
                  checked={selected.includes(name)}
                  onChange={(isOn) => select(name, isOn)}
                />
              </td>
              <td className={tableCell()}>
                <span className="flex items-center gap-2">
                  <Orb seed={name} size={22} />
                  {name}
                </span>
              </td>
              <td className={`${tableCell()} text-muted max-md:hidden`}>{kind}</td>
              <td className={tableCell(true)}>{formatNumber(credits)}</td>
              <td className={`${tableCell(true)} text-muted max-md:hidden`}>{formatDate(now - ago)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {selected.length > 0 && (
        <BulkBar count={selected.length} onClear={() => setSelected([])}>
          <button type="button" className={bulkAction}>
            <Download size={16} strokeWidth={1.75} aria-hidden="true" />
            Download
          </button>
          <button type="button" className={bulkAction}>
            <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
            Delete
          </button>
        </BulkBar>
      )}
    </Group>
  );
}
