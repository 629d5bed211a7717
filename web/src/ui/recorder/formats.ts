/** The formats in which browsers record. */

const formats = [
  { type: 'audio/webm;codecs=opus', extension: 'webm' },
  { type: 'audio/mp4', extension: 'm4a' },
  { type: 'audio/ogg;codecs=opus', extension: 'ogg' },
] as const;

/** The first format that the browser can write; undefined leaves the choice to it. */
export const chooseFormat = (isSupported: (type: string) => boolean): string | undefined =>
  formats.find(({ type }) => isSupported(type))?.type;

/** The ending of a file of this type: the recorder may have written another type than it was asked for. */
export function extensionOf(type: string): string {
  const essence = type.split(';', 1)[0]!.trim().toLowerCase();
  return formats.find((one) => one.type.startsWith(essence) && essence !== '')?.extension ?? 'webm';
}

/** A colon may not be in a file name. */
export function recordingName(word: string, now: Date, type: string): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${word} ${date} ${two(now.getHours())}.${two(now.getMinutes())}.${two(now.getSeconds())}.${extensionOf(type)}`;
}
