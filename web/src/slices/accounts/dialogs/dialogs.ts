import type { ListedAccount } from '#contract/accounts/types.ts';

export type OpenDialog = (name: 'plan' | 'limits' | 'access', account: ListedAccount) => void;

export interface DialogOfAccount {
  account: ListedAccount;
  onClose(): void;
}
