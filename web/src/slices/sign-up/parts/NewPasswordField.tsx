import type { ComponentProps } from 'react';
import { passwordRulePrefix, passwordRules } from '#contract/security/passwords.ts';
import { PasswordField } from '../../../ui/form/Field.tsx';
import { PasswordRules } from '../../../ui/form/PasswordRules.tsx';
import { t } from '../messages.ts';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'label' | 'help'> {
  password: string;
  label?: string;
}

export function NewPasswordField({ password, error, ...input }: NewPasswordFieldProps) {
  // The list below names the rule that is not met, so the field shows a general message.
  const isRule = passwordRules.some(({ message }) => message === error);
  return (
    <PasswordField
      label={t('password')}
      autoComplete="new-password"
      error={isRule ? passwordRulePrefix : error}
      help={<PasswordRules password={password} isRefused={isRule} />}
      {...input}
    />
  );
}
