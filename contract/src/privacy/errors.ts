import { declareError } from '../kit/declared-error.ts';

export const accountInUse = declareError(409, 'account_in_use', {
  message: 'Something in your account is still under way. Try again in a moment.',
  when: 'Something else is changing the account at the same time.',
  remedy: 'Try again in a few seconds.',
});

export const othersInWorkspace = declareError(409, 'owns_workspace_with_members', {
  message: 'Others are members of your workspace. Hand it over or remove them, then delete your account.',
  when: 'The workspace of the caller has other members, who would be left without an owner.',
  remedy: 'Remove the other members first.',
});
