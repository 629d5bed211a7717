/** Where the privacy policy and the terms of use are: at an address of the operator, or as a text in the data folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';

export const legalTexts = ['privacy', 'terms'] as const;
export type LegalText = (typeof legalTexts)[number];

export const legalFile = (dataDir: string, text: LegalText): string => path.join(dataDir, 'legal', `${text}.md`);

/** A setting goes before a file. @returns undefined where the installation has neither. */
export const legalAddress = (
  text: LegalText,
  { setting, dataDir, publicUrl }: { setting: string | undefined; dataDir: string; publicUrl: string },
): string | undefined => setting ?? (existsSync(legalFile(dataDir, text)) ? `${publicUrl}/${text}` : undefined);
