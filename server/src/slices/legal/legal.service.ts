import { readFile } from 'node:fs/promises';
import { legalTextNotFound } from '#contract/legal/errors.ts';
import type { LegalDocument } from '#contract/legal/types.ts';
import type { Ctx } from '../../context.ts';
import { legalFile } from '../../kernel/boot/legal-texts.ts';
import { AppError } from '../../kernel/errors.ts';

/** The file is read each time, so that an operator can correct it while the server runs. @throws AppError 404 */
export async function getLegalText({ parts }: Ctx, document: LegalDocument): Promise<string> {
  try {
    return (await readFile(legalFile(parts.config.dataDir, document), 'utf8')).toWellFormed();
  } catch (cause) {
    throw AppError.from(legalTextNotFound, {}, { cause });
  }
}
