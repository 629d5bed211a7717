import { definePlatform, resource } from '../../manifest.ts';
import { removePersonalData } from './accounts/account-removal.ts';
import { purgeExpiredCodes } from './credentials/action-codes.ts';

export const identity = definePlatform({
  name: 'identity',
  purpose:
    'Knows who calls: accounts, workspaces, members, sessions, support grants, API keys, codes, counted attempts.',
  upkeep: { everyMinute: purgeExpiredCodes },
  tables: [
    'user_account',
    'workspace',
    'member',
    'operator',
    'session',
    'session_access',
    'support_grant',
    'action_code',
    'sign_in_attempt',
    'api_key',
    'api_key_request',
    'single_use_token',
  ],
  personalData: {
    archive: [
      {
        file: 'account',
        table: 'user_account',
        key: 'user_id',
        of: { column: 'user_id' },
        hide: ['password_hash', 'backup_code_hash'],
      },
      { file: 'membership', table: 'member', key: 'user_id', of: { column: 'user_id' } },
      { file: 'workspaces', table: 'workspace', key: 'workspace_id', of: { column: 'owner_user_id' } },
      {
        file: 'sessions',
        table: 'session',
        key: 'session_id',
        of: { column: 'user_id' },
        hide: ['refresh_hashes', 'previous_refresh_hash', 'media_hash', 'operator_user_id'],
      },
      {
        file: 'support-access',
        table: 'support_grant',
        key: 'grant_id',
        of: { column: 'user_id' },
        hide: ['operator_user_id'],
      },
      {
        file: 'keys',
        table: 'api_key',
        key: 'key_id',
        of: { column: 'user_id' },
        hide: ['key_hash', 'previous_key_hash'],
      },
      {
        file: 'key-requests',
        table: 'api_key_request',
        key: 'request_id',
        of: { through: 'key_id', table: 'api_key', column: 'user_id' },
      },
    ],
    withheld: {
      action_code: 'It holds codes that are good, or were.',
      single_use_token: 'It holds tokens that are good, or were.',
      operator: 'It holds the rights of the installation.',
    },
    removePersonalData,
  },
  resources: [
    resource({ kind: 'workspace', table: 'workspace', id: 'workspace_id' }),
    resource({ kind: 'account', table: 'user_account', id: 'user_id' }),
    resource({ kind: 'API key', table: 'api_key', id: 'key_id', workspace: 'workspace_id', user: 'user_id' }),
    resource({ kind: 'session', table: 'session', id: 'session_id', user: 'user_id' }),
    resource({ kind: 'support grant', table: 'support_grant', id: 'grant_id', user: 'user_id' }),
  ],
});
