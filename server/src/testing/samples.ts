/**
 * What the contract suite must know of a slice: a valid input for each of its endpoints, what its ids name, and the things
 * that a workspace must hold so that there is something to name. Each slice says it in its `<slice>.samples.ts`, which
 * only tests load.
 */
import { bySession, type Headers } from '../contract-suite/http.suite.ts';
import type { TestApp, TestUser } from './app.ts';

/** The people around a workspace of the suite. */
export interface People {
  editor: TestUser;
  /** A member to be changed and sent away. */
  useless: TestUser;
  /** A member who leaves, and declines an invite. */
  leaver: TestUser;
  /** Somebody who is invited, and accepts. */
  guest: TestUser;
}

/** A workspace with something of every slice in it. */
export interface Tenant {
  user: TestUser;
  /** Where a suite needs more than one person. */
  people?: People;
  /** Words of this tenant, to be put into what the slices add. */
  words: string;
  /** What nobody else may read. */
  secrets: string[];
}

export interface Sample {
  params?: Record<string, string>;
  query?: object;
  body?: object;
  /** Who of the tenant can do it, where that is not its admin in a browser. */
  as?: Headers;
}

/** What an id names: everybody's, or a thing of one workspace, whose kind a manifest lists among its resources. */
export type IdSource<T> = ({ owner: 'shared' } | { owner: 'private'; kind: string }) & {
  of(tenant: T): string | string[];
};

interface Described<Added extends object> {
  addToTenant?(app: TestApp, tenant: Tenant): Promise<Added>;
  addForPeople?(app: TestApp, tenant: Tenant, people: People): Promise<void>;
  /** By method and path; ids of `ids` are filled in. An endpoint without other input needs none. */
  endpoints?: Record<string, (tenant: Tenant & Added) => Sample>;
  /** By path: what a client says over the socket, from its first message to a good end. */
  sockets?: Record<string, object[]>;
  /** By the name of the input; or by method, path and name, where it names something else in one endpoint. */
  ids?: Record<string, IdSource<Tenant & Added>>;
}

export interface Samples<Added extends object> extends Described<Added> {
  /** What the slice added to this tenant. */
  of(tenant: Tenant): Tenant & Added;
}

export function defineSamples<Added extends object>(described: Described<Added>): Samples<Added> {
  // createTenant has put there what addToTenant answered.
  return { ...described, of: (tenant) => tenant as Tenant & Added };
}

/** The tenant's person in a browser, where a suite has people; else the tenant's admin. */
export const asPerson = (user: TestUser | undefined): Sample => (user ? { as: bySession(user) } : {});
