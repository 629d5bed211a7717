/** A position in the order of changes. A reader at a position has read everything up to it. */
export interface Position {
  xid: number;
  change_id: number;
}

export const isAfter = (one: Position, other: Position): boolean =>
  one.xid === other.xid ? one.change_id > other.change_id : one.xid > other.xid;

/** @param epoch tells this database from one that a backup was restored into, whose numbers mean something else. */
export const formatPosition = (epoch: string, { xid, change_id }: Position): string => `${epoch}-${xid}-${change_id}`;

/** @returns undefined when the text is no position of this database. */
export function parsePosition(epoch: string, id: string): Position | undefined {
  const match = /^(\w{1,20})-(\d{1,15})-(\d{1,15})$/.exec(id);
  return match?.[1] === epoch ? { xid: Number(match[2]), change_id: Number(match[3]) } : undefined;
}
