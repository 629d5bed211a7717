/** Recognises the columns of a bulk file by the names that users give them. */
export const columns = [
  'text',
  'voice',
  'filename',
  'language',
  'speed',
  'stability',
  'similarity',
  'style',
  'model',
  'seed',
] as const;
export type Column = (typeof columns)[number];

const otherNames: Record<string, Column> = {
  voicename: 'voice',
  voiceid: 'voice',
  file: 'filename',
  languagecode: 'language',
  lang: 'language',
  similarityboost: 'similarity',
  modelid: 'model',
};

/** Finds the column of a name, in any case and with or without spaces, hyphens and underscores. */
export function columnOf(name: string): Column | undefined {
  const plain = name.toLowerCase().replaceAll(/[\s_-]/g, '');
  return columns.find((column) => column === plain) ?? otherNames[plain];
}
