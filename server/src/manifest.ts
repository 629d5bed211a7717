/**
 * What a slice, or a folder of the platform, says of itself. The routes of the server, its upkeep, the archive of a
 * person's data, the deletion of an account, the rules of the house and the tables in docs/architecture.md are derived
 * from these manifests, so that what is added to a slice is added in one place.
 */
import type { Ctx, Parts } from './context.ts';
import type { Scope } from './kernel/context.ts';
import type { Database } from './kernel/db/db-types.gen.ts';
import type { WorkHandler } from './kernel/jobs/jobs.ts';
import type { Route } from './kernel/http/route.ts';
import type { SocketRoute } from './kernel/http/sockets/socket.ts';

export type TableName = keyof Database;

/** `needs`: the part of the outside world without which the job is never run. */
export type Job = WorkHandler<Parts> & { needs?: 'mail' };

/**
 * @param isAlone true at the start of a server that owns its database: whatever is open belongs to a process that died.
 */
export type UpkeepTask = (scope: Scope, parts: Parts, isAlone: boolean) => Promise<void>;

export interface Upkeep {
  /** Runs before the server takes requests: recovers what a dead process left. */
  atStart?: UpkeepTask;
  everyTenSeconds?: UpkeepTask;
  everyMinute?: UpkeepTask;
}

/** Rows of one table that a person may download. */
export interface ArchivedTable<T extends TableName = TableName> {
  /** Name of the file in the archive, without its ending. */
  file: string;
  table: T;
  /** The column that orders the rows. */
  key: string;
  /** Which rows are the person's: the column that holds their id, or their address, or the id of another row of theirs. */
  of: { column: string } | { email: string } | { through: string; table: TableName; column: string };
  /** Columns that are left out: hashes of secrets, where files lie, what is drawn from the sound. */
  hide?: string[];
}

/** A file that a person may download beside the rows. */
export interface ArchivedFile {
  /** Orders the files; the next page begins after it. */
  id: string;
  /** Its place in the archive, such as `audio/abc.mp3`. */
  name: string;
  storage_key: string;
  created_at: Date;
}

/** Whoever deletes their account. */
export interface AccountRemoval {
  user_id: string;
  email: string;
  /** Matches the address in PostgreSQL where it stands as a whole, and not as the end or the beginning of another. */
  pattern: string;
  /** Stands in their place where a row must stay. */
  alias: string;
  /** Their own workspaces, which go with them. */
  workspace_ids: string[];
  /** Their own workspaces, and the one that they are in. */
  all_workspace_ids: string[];
}

export interface PersonalData {
  archive?: ArchivedTable[];
  files?: {
    count(scope: Scope): Promise<number>;
    /** A page of the caller's files, in the order of their ids; an empty one is the end. */
    list(scope: Scope, after: string): Promise<ArchivedFile[]>;
  };
  /** Tables that name people and are in no archive, each with the reason. */
  withheld?: Partial<Record<TableName, string>>;
  /**
   * Deletes or renames what names the person, inside the transaction that deletes the account. Rows that refer to the
   * account or to one of its workspaces need no word here: they go with it.
   * @returns keys of files that nothing refers to any more
   */
  removePersonalData?(scope: Scope, leaver: AccountRemoval): Promise<string[] | void>;
}

/** A kind of thing that belongs to one workspace, and is named by an id in the API. */
export interface Resource<T extends TableName = TableName> {
  /** In the singular, as a person would say it, such as `history item`. */
  kind: string;
  table: T;
  id: keyof Database[T] & string;
  /** The columns that say whose it is. A thing of one person may have no workspace of its own. */
  workspace?: keyof Database[T] & string;
  user?: keyof Database[T] & string;
}

/** Ties the columns of a resource to its table. */
export const resource = <T extends TableName>(described: Resource<T>): Resource => described as unknown as Resource;

interface Description {
  /** The name of its folder. */
  name: string;
  /** One sentence: what it is there for. */
  purpose: string;
  routes?: Route<Ctx>[];
  sockets?: SocketRoute<Ctx>[];
  jobs?: Job[];
  upkeep?: Upkeep;
  /** No other folder writes SQL on these. */
  tables?: TableName[];
  personalData?: PersonalData;
  resources?: Resource[];
}

export type Manifest = Required<Description>;

const nothing = { routes: [], sockets: [], jobs: [], upkeep: {}, tables: [], personalData: {}, resources: [] };

/** A folder of `server/src/slices`: a part of the product with endpoints of its own. */
export const defineSlice = (slice: Description): Manifest => ({ ...nothing, ...slice });

/** A folder of `server/src/platform`: what every slice may use. It imports no slice. */
export const definePlatform = (folder: Omit<Description, 'routes' | 'sockets'>): Manifest => ({
  ...nothing,
  ...folder,
});
