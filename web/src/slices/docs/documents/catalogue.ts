/** The catalogue of errors. */
import type { Operation } from './operation.ts';

export interface ApiError {
  /** Of its place in the catalogue. */
  name: string;
  http: string;
  status: string;
  /** The word that newer clients read. */
  code: string;
  type: string;
  message: string;
  when: string;
  remedy: string;
  calls: Operation[];
}

/** The page of all errors, and the place of one of them: the part of the address after #. */
export const errorsId = 'errors';
export const errorId = (name: string) => `error-${name}`;
export const isErrorId = (id: string) => id === errorsId || id.startsWith('error-');

export function findErrors(errors: ApiError[], query: string): ApiError[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return errors.filter(({ http, status, code, message, when }) => {
    const haystack = [http, status, code, message, when].join(' ').toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}

/** By HTTP status, then by name. */
export const sortErrors = (errors: ApiError[]): ApiError[] =>
  errors.toSorted((a, b) => a.http.localeCompare(b.http) || a.status.localeCompare(b.status, 'en'));

/** @returns what the catalogue knows of an answer; undefined where it is none of its refusals */
export function findAnswered(errors: ApiError[], http: number, text: string | undefined): ApiError | undefined {
  if (http < 400) return undefined;
  try {
    const { detail } = JSON.parse(text ?? '') as { detail?: { status?: string; code?: string; message?: string } };
    const alike = errors.filter((one) => one.http === String(http) && one.status === detail?.status);
    const isSaid = ({ message }: ApiError) => message === detail?.message;
    return alike.find(isSaid) ?? alike.find(({ code }) => code === detail?.code) ?? alike[0];
  } catch {
    return undefined;
  }
}
