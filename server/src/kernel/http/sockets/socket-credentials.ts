/** Where a socket's client may identify itself: headers, query (browsers can set no header), or the first message. */
import type { IncomingHttpHeaders } from 'node:http';

export interface SocketCredentials {
  apiKey?: string;
  bearer?: string;
  singleUseToken?: string;
}

/** The first credentials that are given. Cookies do not count here, so any origin may connect. */
export function credentialsOfRequest(
  headers: IncomingHttpHeaders,
  query: Record<string, unknown>,
): SocketCredentials | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const token = textOf(query.token);
  return (
    ofKey(textOf(headers['xi-api-key'])) ??
    (bearer ? { bearer } : undefined) ??
    credentialsOfMessage(query) ??
    (token ? { singleUseToken: token } : undefined)
  );
}

/** Reads fields that have the same names in a message and in a query. */
export function credentialsOfMessage(fields: Record<string, unknown>): SocketCredentials | undefined {
  const bearer = textOf(fields.authorization)?.replace(/^Bearer +/i, '');
  const token = textOf(fields.single_use_token);
  return (
    ofKey(textOf(fields['xi-api-key']) ?? textOf(fields.xi_api_key)) ??
    (bearer ? { bearer } : undefined) ??
    (token ? { singleUseToken: token } : undefined)
  );
}

const ofKey = (apiKey: string | undefined) => (apiKey ? { apiKey } : undefined);

/** A repeated query parameter comes as a list. */
function textOf(value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' && one.length > 0 ? one : undefined;
}
