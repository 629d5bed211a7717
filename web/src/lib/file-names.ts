/** The server names files by the same rules. */
export { extensionOf, modelCode, safeFileName, safeNamePart, speechFileName } from '#contract/file-names.ts';
