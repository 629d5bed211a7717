/** Says in a sentence why a request failed, instead of the name of a system call. */
import { OutgoingFailed, OutgoingRefused, type FailureReason } from './port.ts';

const reasons: Record<string, [FailureReason, string]> = {
  ENOTFOUND: ['unknown_host', 'is not known'],
  ENODATA: ['unknown_host', 'is not known'],
  EAI_AGAIN: ['unknown_host', 'could not be looked up: this machine has no network, or its name server is down'],
  ECONNREFUSED: ['no_connection', 'refused the connection'],
  EHOSTUNREACH: ['no_connection', 'cannot be reached from here'],
  ENETUNREACH: ['no_connection', 'cannot be reached: this machine has no network'],
  EADDRNOTAVAIL: ['no_connection', 'cannot be reached from here'],
  ETIMEDOUT: ['timeout', 'did not answer'],
  ECONNRESET: ['broken_off', 'broke off the connection'],
  EPIPE: ['broken_off', 'broke off the connection'],
};

export function explainFailure(error: unknown, host: string): OutgoingFailed | OutgoingRefused {
  if (error instanceof OutgoingRefused || error instanceof OutgoingFailed) return error;
  const code = codeOf(error);
  const [reason, says] = reasons[code] ?? [];
  if (reason) return new OutgoingFailed(reason, `${host} ${says}.`);
  if (/^(ERR_SSL|ERR_TLS|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|EPROTO)/.test(code)) {
    return new OutgoingFailed('tls', `The certificate or the encryption of ${host} is not valid (${code}).`);
  }
  if (code === 'ERR_INVALID_CHAR' || code === 'ERR_UNESCAPED_CHARACTERS') {
    return new OutgoingRefused('invalid_address', 'The address or a header has a character that is not allowed.');
  }
  return new OutgoingFailed('broken_off', `${host} did not answer in HTTP${code ? ` (${code})` : ''}.`);
}

/** Attempts at several addresses of a host fail with an error each; the first says enough. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
