import type { ArchivedTable, Manifest } from '../../manifest.ts';

/** What a person can download, a file of the archive for each. */
export const archivedTablesOf = (owners: Manifest[]): ArchivedTable[] =>
  owners.flatMap(({ personalData }) => personalData.archive ?? []);
