import type { ListedAccount } from '#contract/accounts/types.ts';
import { AccessDialog } from './AccessDialog.tsx';
import { LimitsDialog } from './LimitsDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';

const dialogs = { plan: PlanDialog, limits: LimitsDialog, access: AccessDialog };

export type DialogName = keyof typeof dialogs;

interface AccountDialogProps {
  name: DialogName;
  account: ListedAccount;
  onClose(): void;
}

/** Draws one of the dialogs about an account. */
export function AccountDialog({ name, ...props }: AccountDialogProps) {
  const Named = dialogs[name];
  return <Named {...props} />;
}
