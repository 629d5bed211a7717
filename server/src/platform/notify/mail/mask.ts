/** Hides from the readers of the outbox what would let them act as the recipient. Pure. */
import type { MailRow } from './mail.store.ts';

const mask = '***';

type StoredMail = Pick<MailRow, 'kind' | 'params' | 'locale'>;

/** The same mail with every code replaced, and so without a link that works. */
export function maskMail({ kind, params, locale }: StoredMail): StoredMail {
  const all = (params ?? {}) as Record<string, unknown>;
  if (kind === 'plain') return { kind, locale, params: { ...all, ...maskRendered(String(all.text ?? '')) } };
  const masked = ['code', 'invite_code'].filter((name) => typeof all[name] === 'string');
  return { kind, locale, params: { ...all, ...Object.fromEntries(masked.map((name) => [name, mask])) } };
}

/** A mail that a former version wrote is words only, in which every link and everything like a code counts as secret. */
function maskRendered(text: string) {
  const masked = text.replace(/https?:\/\/\S+/g, mask).replace(/\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/g, mask);
  return { text: masked, html: '', unsubscribe_url: null };
}
