/** Where a socket's client may say who it is: headers, query (browsers can set no header), or the first message. */
import type { IncomingHttpHeaders } from 'node:http';

export interface SocketCredentials {
  apiKey?: string;
  bearer?: string;
  singleUseToken?: string;
}

/** The first that is given; cookies are no credentials here, so any origin may connect. */
export function credentialsOfRequest(
  headers: IncomingHttpHeaders,
  query: Record<string, unknown>,
): SocketCredentials | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const token = textOf(query.single_use_token) ?? textOf(query.token);
  return (
    ofKey(textOf(headers['xi-api-key'])) ??
    (bearer ? { bearer } : undefined) ??
    credentialsOfMessage(query) ??
    (token ? { singleUseToken: token } : undefined)
  );
}

/** From fields that a message and a query name alike. */
export function credentialsOfMessage(fields: Record<string, unknown>): SocketCredentials | undefined {
  const bearer = textOf(fields.authorization)?.replace(/^Bearer +/i, '');
  return ofKey(textOf(fields['xi-api-key']) ?? textOf(fields.xi_api_key)) ?? (bearer ? { bearer } : undefined);
}

const ofKey = (apiKey: string | undefined) => (apiKey ? { apiKey } : undefined);

/** A repeated name of a query comes as a list. */
function textOf(value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' && one.length > 0 ? one : undefined;
}
