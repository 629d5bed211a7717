/**
 * What the contract suite must know about a slice: a valid input for each endpoint, what its ids name, and what a
 * workspace must hold so that those ids exist. Each slice provides it in `<slice>.samples.ts`, which only tests load.
 */
import { bySession, type Headers } from '../contract-suite/http.suite.ts';
import type { TestApp, TestUser } from './app.ts';

/** The people around a workspace of the suite. */
export interface People {
  editor: TestUser;
  /** A member who is changed and removed. */
  useless: TestUser;
  /** A member who leaves, and declines an invite. */
  leaver: TestUser;
  /** Somebody who is invited, and accepts. */
  guest: TestUser;
}

/** A workspace with something from every slice in it. */
export interface Tenant {
  user: TestUser;
  /** Set when a suite needs more than one person. */
  people?: People;
  /** A text that is unique to this tenant. Slices put it into what they add. */
  words: string;
  /** What nobody else may read. */
  secrets: string[];
}

export interface Sample {
  params?: Record<string, string>;
  query?: object;
  body?: object;
  /** Who of the tenant may call it, if that is not its admin in a browser. */
  as?: Headers;
}

/** What an id names: something public, or a resource of one workspace, whose kind a manifest lists. */
export type IdSource<T> = ({ owner: 'shared' } | { owner: 'private'; kind: string }) & {
  of(tenant: T): string | string[];
};

interface Described<Added extends object> {
  addToTenant?(app: TestApp, tenant: Tenant): Promise<Added>;
  addForPeople?(app: TestApp, tenant: Tenant, people: People): Promise<void>;
  /** By method and path. Ids are filled in from `ids`. An endpoint without other input needs no entry. */
  endpoints?: Record<string, (tenant: Tenant & Added) => Sample>;
  /** By path: what a client sends over the socket, from its first message to a regular end. */
  sockets?: Record<string, object[]>;
  /** Sockets that have no word for the end: the client closes them, after the first message that is no error. */
  closedByClients?: Record<string, true>;
  /** By the name of the input; or by method, path and name, if it names something else in one endpoint. */
  ids?: Record<string, IdSource<Tenant & Added>>;
}

export interface Samples<Added extends object> extends Described<Added> {
  /** What the slice added to this tenant. */
  of(tenant: Tenant): Tenant & Added;
}

export function defineSamples<Added extends object>(described: Described<Added>): Samples<Added> {
  // createTenant has stored what addToTenant returned.
  return { ...described, of: (tenant) => tenant as Tenant & Added };
}

/** Returns the tenant's person in a browser if the suite has people, else the tenant's admin. */
export const asPerson = (user: TestUser | undefined): Sample => (user ? { as: bySession(user) } : {});
