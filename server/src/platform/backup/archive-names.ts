/** How the archives that the server makes by itself are named, and which of them are kept. Pure. */

export type ArchiveKind = 'scheduled' | 'before-update';

const prefixes: Record<ArchiveKind, string> = { scheduled: 'veery-', 'before-update': 'veery-before-update-' };

/** The name sorts by time, to the millisecond, because an operator may press the button twice in a second. */
export function archiveName(kind: ArchiveKind, now: Date, isEncrypted: boolean): string {
  const stamp = now.toISOString().slice(0, 23).replaceAll(/[-:.]/g, '').replace('T', '-');
  return `${prefixes[kind]}${stamp}.tar.gz${isEncrypted ? '.sealed' : ''}`;
}

/** The kind of a backup by the name of its file; undefined for any other name, also for one that leads out of the folder. */
export const archiveKindOf = (name: string): ArchiveKind | undefined =>
  (Object.keys(prefixes) as ArchiveKind[]).find((kind) => patternOf(kind).test(name));

export const isEncryptedArchive = (name: string): boolean => name.endsWith('.sealed');

/** Picks those of a folder's names that are beyond the newest `keep` of their kind. Names of others are never among them. */
export const superfluousArchives = (names: string[], kind: ArchiveKind, keep: number): string[] =>
  names
    .filter((name) => patternOf(kind).test(name))
    .toSorted()
    .slice(0, -keep);

/** Picks the folders in which a process that died had begun an archive of this kind. */
export const abandonedDrafts = (names: string[], kind: ArchiveKind): string[] =>
  names.filter((name) => {
    const [archive = '', suffix] = name.split('.partial-');
    return suffix !== undefined && patternOf(kind).test(archive);
  });

const patternOf = (kind: ArchiveKind) => new RegExp(`^${prefixes[kind]}\\d{8}-\\d{9}\\.tar\\.gz(?:\\.sealed)?$`);
