/** What can be called, from either document, in one shape. */
import { t } from './messages.ts';
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

export interface Answer {
  status: string;
  description: string;
  contents: Content[];
}

export interface Message {
  name: string;
  description: string | undefined;
  schema: JsonSchema;
}

export interface Operation {
  /** The part of the address after #. */
  id: string;
  method: Method;
  path: string;
  summary: string;
  description: string | undefined;
  tag: string;
  access: 'public' | 'key' | 'session';
  /** What an API key must hold, where the document tells. */
  permission: string | undefined;
  parameters: Parameter[];
  body: Content | undefined;
  answers: Answer[];
  /** Of sockets: what the client sends, and what it gets. */
  sends: Message[];
  receives: Message[];
  schemas: Schemas;
}

export const accessWords = ({ access, permission }: Operation): string => {
  if (access === 'public') return t('access_public');
  if (access === 'session') return t('access_session');
  if (!permission || permission === 'any-key') return t('access_any_key');
  return t('access_key', { permission });
};

const order: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'WS'];

export function groupOperations(operations: Operation[]): { tag: string; operations: Operation[] }[] {
  const tags = [...new Set(operations.map(({ tag }) => tag))].toSorted((a, b) => a.localeCompare(b, 'en'));
  return tags.map((tag) => ({
    tag,
    operations: operations
      .filter((one) => one.tag === tag)
      .toSorted((a, b) => a.path.localeCompare(b.path, 'en') || order.indexOf(a.method) - order.indexOf(b.method)),
  }));
}

export const tagWords = (tag: string): string => {
  const words = tag.replaceAll(/[-_]/g, ' ');
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/\bapi\b/i, 'API');
};

export function findOperations(operations: Operation[], query: string): Operation[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter(({ method, path, summary, tag, permission }) => {
    const haystack = [method, path, summary, tagWords(tag), tag, permission].join(' ').toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}
