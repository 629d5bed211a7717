import { declareError } from '../kit/declared-error.ts';

export const signUpsDisabled = declareError(403, 'sign_ups_disabled', {
  message: 'This installation does not take new accounts. Ask its operator.',
  when: 'This installation accepts new accounts by invitation only, or not at all.',
  remedy: 'Ask the operator of the installation for an invitation.',
});

export const signUpDomainRefused = declareError(403, 'sign_up_domain_refused', {
  example: { domains: 'example.org, example.net' },
  message: ({ domains }) => `Accounts of this installation need an address of ${domains}. Ask its operator.`,
  param: 'email',
  when: 'This installation takes accounts of certain email domains only, and the address belongs to none of them.',
  remedy: 'Use an address of one of the domains, or ask for an invitation.',
});

export const invalidEmail = declareError(400, 'invalid_email', {
  message: 'No mail can be sent to this address. Please check it.',
  param: 'email',
  when: 'The domain of the address cannot receive mail.',
  remedy: 'Check the address.',
});

export const termsNotAccepted = declareError(400, 'terms_not_accepted', {
  message: 'An account can only be made by those who accept the terms.',
  param: 'account_metadata',
  when: '`accepts_terms` is false.',
  remedy: 'Accept the terms.',
});

export const termsRequired = declareError(422, 'terms_required', {
  type: 'validation_error',
  message: 'An account can only be made by those who accept the terms: send accepts_terms.',
  param: 'account_metadata.accepts_terms',
  when: 'The installation has terms of use or a privacy policy, and `accepts_terms` is missing.',
  remedy:
    'Show the user what `privacy_url` and `terms_url` of `GET /v1/instance` name, and send `accepts_terms` once they accept.',
});

export const passwordRequired = declareError(400, 'password_required', {
  message: 'Choose a password for your account.',
  param: 'password',
  when: 'The link belongs to a sign-up that was made in another browser, so its password does not count.',
  remedy: 'Repeat the call with the `password` of the new account.',
});

export const recaptchaFailed = declareError(400, 'recaptcha_failed', {
  message: 'The check that you are a person did not succeed. Please try again.',
  param: 'recaptcha_token',
  when: 'The solution is missing, wrong or too old, or was used before.',
  remedy: 'Get another challenge from `GET /v1/auth/bot-check` and solve it.',
});

export const botCheckUnavailable = declareError(503, 'bot_check_unavailable', {
  message: 'We cannot check at the moment that you are a person. Please try again in a few minutes.',
  when: 'The provider of the bot check cannot be reached.',
  remedy: 'Wait as many seconds as `retry-after` says, then try again.',
  headers: { 'retry-after': '60' },
});

export const invalidContinueUrl = declareError(400, 'invalid_continue_url', {
  message: 'A mailed link cannot lead to this address.',
  param: 'continue_url',
  when: '`continue_url` is not an address of this installation that mailed links may lead to.',
  remedy: 'Use an address of this installation, or leave it out.',
});

export const alreadySetUp = declareError(409, 'already_set_up', {
  message: 'This installation has its operator already. Sign in instead.',
  when: 'The set-up link of the first start has been used.',
  remedy: 'Sign in.',
});

export const emailTaken = declareError(409, 'email_taken', {
  message: 'There is an account with this address already. Choose another one.',
  when: 'Another account has this address.',
  remedy: 'Use another address.',
});
