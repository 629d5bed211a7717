/** The name others see: readable, and not able to pretend to be something else on their screens. */
import { invalidPublicUserName } from '#contract/profile/errors.ts';
import { AppError } from '../../kernel/errors.ts';

const maxLength = 50;
/** Control characters, line ends, marks that turn the direction of text, and characters without a picture. */
const refused =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/u;
/** Marks piled on one letter run into the lines above. */
const stackedMarks = /\p{M}{5}/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** @throws AppError 400 invalid_public_user_name */
export function cleanPublicUserName(name: string): string {
  const clean = name.isWellFormed() ? name.normalize('NFC').trim() : '';
  const length = [...clean].length;
  if (length < 1 || length > maxLength || refused.test(clean) || stackedMarks.test(clean) || !visible.test(clean)) {
    throw AppError.from(invalidPublicUserName, { max: maxLength });
  }
  return clean;
}
