/** The server names files by the same rules. */
export { extensionOf, modelCode, safeFileName, safeNamePart, speechFileName } from '#contract/history/file-names.ts';
