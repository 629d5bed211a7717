/** What can be called, from either document, in one shape. */
import { t } from '../messages.ts';
import type { JsonSchema, Schemas } from './schema.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'WS';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  isRequired: boolean;
  schema: JsonSchema;
  description: string | undefined;
}

export interface Content {
  type: string;
  schema: JsonSchema | undefined;
}

/** What is sent with a call. */
export interface RequestBody extends Content {
  isRequired: boolean;
}

export interface Header {
  name: string;
  description: string;
}

export interface Answer {
  status: string;
  description: string;
  contents: Content[];
  headers: Header[];
  /** Names in the catalogue. */
  errors: string[];
}

export interface Message {
  name: string;
  description: string | undefined;
  schema: JsonSchema;
}

/** An error that a socket sends, and the code with which it closes then. */
export interface SocketError {
  error: string;
  message: string;
  when: string;
  remedy: string;
  close_code: number;
}

export interface Operation {
  /** The part of the address after #. */
  id: string;
  method: Method;
  path: string;
  summary: string;
  description: string | undefined;
  tag: string;
  /** Known to every client of the public API; the rest is this product's own. */
  isPublicApi: boolean;
  /** What it costs, where it costs credits. */
  cost: string | undefined;
  access: 'public' | 'key' | 'session';
  /** What an API key must hold, where the document tells. */
  permission: string | undefined;
  parameters: Parameter[];
  body: RequestBody | undefined;
  answers: Answer[];
  /** Of sockets: what the client sends, and what it gets. */
  sends: Message[];
  receives: Message[];
  socketErrors: SocketError[];
  schemas: Schemas;
}

export const accessWords = ({ access, permission }: Operation): string => {
  if (access === 'public') return t('access_public');
  if (access === 'session') return t('access_session');
  if (!permission || permission === 'any-key') return t('access_any_key');
  if (permission === 'by-kind') return t('access_by_kind');
  return t('access_key', { permission });
};

const order: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'WS'];

/** A part of the product that the list of calls is divided into. */
export interface Area {
  name: string;
  description?: string;
}

export interface OperationGroup {
  tag: string;
  isPublicApi: boolean;
  operations: Operation[];
}

/** The public API first, then this installation's own calls; each in the order of the areas. */
export function groupOperations(operations: Operation[], areas: Area[]): OperationGroup[] {
  const known = areas.map(({ name }) => name);
  const others = operations.map(({ tag }) => tag).filter((tag) => !known.includes(tag));
  return [true, false].flatMap((isPublicApi) =>
    [...known, ...new Set(others)].flatMap((tag) => {
      const ones = operations.filter((one) => one.tag === tag && one.isPublicApi === isPublicApi);
      if (ones.length === 0) return [];
      const sorted = ones.toSorted(
        (a, b) => a.path.localeCompare(b.path, 'en') || order.indexOf(a.method) - order.indexOf(b.method),
      );
      return [{ tag, isPublicApi, operations: sorted }];
    }),
  );
}

export const tagWords = (tag: string): string => {
  const words = tag.replaceAll(/[-_]/g, ' ');
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/\bapi\b/i, 'API');
};

export function findOperations(operations: Operation[], query: string): Operation[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter(({ id, method, path, summary, tag, permission }) => {
    const haystack = [id, method, path, summary, tagWords(tag), tag, permission].join(' ').toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}
