import type { ArchivedTable, Manifest } from '../../manifest.ts';

/** The data that a person can download, with a file of the archive for each kind. */
export const archivedTablesOf = (owners: Manifest[]): ArchivedTable[] =>
  owners.flatMap(({ personalData }) => personalData.archive ?? []);
