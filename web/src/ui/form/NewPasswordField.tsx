import type { ComponentProps } from 'react';
import { passwordRulePrefix, passwordRules } from '#contract/security/passwords.ts';
import { PasswordField } from './Field.tsx';
import { PasswordRules } from './PasswordRules.tsx';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'help'> {
  password: string;
}

export function NewPasswordField({ password, error, ...input }: NewPasswordFieldProps) {
  // The list below names the rule that is not met, so the field shows a general message.
  const isRule = passwordRules.some(({ message }) => message === error);
  return (
    <PasswordField
      autoComplete="new-password"
      error={isRule ? passwordRulePrefix : error}
      help={<PasswordRules password={password} isRefused={isRule} />}
      {...input}
    />
  );
}
