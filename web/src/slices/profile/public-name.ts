import { updatePublicUserName } from '#contract/profile/api.ts';
import { refreshAccount } from '../../lib/account.ts';
import { call } from '../../lib/api.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { t } from './messages.ts';

/** @throws ApiError, which belongs beside the field */
export async function savePublicName(public_user_name: string): Promise<void> {
  await call(updatePublicUserName, { body: { public_user_name } });
  toastSuccess(t('public_name_updated'));
  void refreshAccount();
}
