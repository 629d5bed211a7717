/** Builds example calls of this server that users can paste into a terminal. */
import type { ApiKey } from '#contract/api-keys/types.ts';
import type { ApiKeyPermission } from '#contract/kit/endpoint.ts';
import { t } from './messages.ts';

const escapeShell = (text: string) => text.replaceAll("'", String.raw`'\''`);

/** Lists the simplest call for each permission. */
const reads = {
  voices_read: '/v1/voices',
  models_read: '/v1/models',
  speech_history_read: '/v1/history?page_size=1',
  user_read: '/v1/user',
  workspace_read: '/v1/workspace/is-admin',
} as const;

interface Caller {
  origin: string;
  secret: string;
  permissions: ApiKey['permissions'];
  /** The id is undefined while the voices are loading. */
  voiceId: string | undefined;
}

/** Gives a call that the key may make, or undefined where it may make none worth showing. */
export function exampleCall({ origin, secret, permissions, voiceId }: Caller): string | undefined {
  const may = (permission: ApiKeyPermission) => permissions === 'all' || permissions.includes(permission);
  if (may('text_to_speech') && voiceId) {
    const body = escapeShell(JSON.stringify({ text: t('sample_text') }));
    return [
      `curl '${origin}/v1/text-to-speech/${voiceId}' \\`,
      `  -H 'xi-api-key: ${secret}' \\`,
      `  -H 'content-type: application/json' \\`,
      `  -d '${body}' -o hello.mp3`,
    ].join('\n');
  }
  const path = Object.entries(reads).find(([permission]) => may(permission as keyof typeof reads))?.[1];
  return path && `curl '${origin}${path}' -H 'xi-api-key: ${secret}'`;
}

/**
 * Gives two lines for .env. The public client libraries read the first by themselves, but have to be given the
 * address.
 */
export const envLines = (origin: string, secret: string): string =>
  `ELEVENLABS_API_KEY=${secret}\nELEVENLABS_BASE_URL=${origin}`;
