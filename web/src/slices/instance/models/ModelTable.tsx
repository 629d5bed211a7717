import type { ReactNode } from 'react';
import { tableClass, tableHead, tableRow } from '../../../ui/layout/Table.tsx';
import { t } from './messages.ts';

/** Classes of the cells that a phone leaves out, because the first cell says the same in one line. */
export const notOnPhone = 'max-md:hidden';

/** A table in groups, each of which is a body of its own. */
export const ModelTable = ({ children }: { children: ReactNode }) => (
  <table className={tableClass}>
    <thead className={notOnPhone}>
      <tr>
        <th scope="col" className={`${tableHead()} w-[38%]`}>
          {t('model')}
        </th>
        <th scope="col" className={`${tableHead()} max-lg:hidden`}>
          {t('languages')}
        </th>
        <th scope="col" className={tableHead(true)}>
          {t('size')}
        </th>
        <th scope="col" className={tableHead()}>
          {t('license')}
        </th>
        <th scope="col" className={tableHead(true)}>
          {t('speed')}
        </th>
        <th scope="col" className={tableHead()}>
          <span className="sr-only">{t('actions')}</span>
        </th>
      </tr>
    </thead>
    {children}
  </table>
);

export const ModelGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <tbody>
    <tr className="border-b border-line">
      <th scope="rowgroup" colSpan={6} className="px-3 pt-6 pb-2 text-start text-caption font-semibold">
        {title}
      </th>
    </tr>
    {children}
  </tbody>
);

interface ModelRowProps {
  name: string;
  /** Badges beside the name. */
  badges?: ReactNode;
  /** What stands below the name. */
  notes: ReactNode;
  languages: string;
  size: string;
  license: ReactNode;
  speed: ReactNode;
  actions: ReactNode;
}

export const ModelRow = ({ name, badges, notes, languages, size, license, speed, actions }: ModelRowProps) => (
  <tr className={tableRow()}>
    <th scope="row" className="px-3 py-2.5 text-start font-normal max-md:w-full">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi className="font-medium">{name}</bdi>
        {badges}
      </span>
      <span className="block text-caption break-words text-muted">{notes}</span>
    </th>
    <td className="px-3 py-2.5 whitespace-nowrap max-lg:hidden">{languages}</td>
    <td className={`px-3 py-2.5 text-end whitespace-nowrap tabular-nums ${notOnPhone}`}>{size}</td>
    <td className={`px-3 py-2.5 ${notOnPhone}`}>{license}</td>
    <td className={`px-3 py-2.5 text-end whitespace-nowrap tabular-nums ${notOnPhone}`}>{speed}</td>
    <td className="w-px px-2 py-2.5">
      <span className="flex items-center justify-end gap-1">{actions}</span>
    </td>
  </tr>
);
