/** Writes the header in which an answer tells what was not done as asked. */

/** Common HTTP clients read 16 kB of headers in all. */
const maxLength = 4000;

/**
 * JSON, percent-encoded because header bytes are ASCII. Long messages are cut, and warnings that do not fit are left out,
 * because the history item has all of them.
 */
export function encodeWarnings(
  warnings: { code: string; params?: Record<string, string>; message: string }[],
): string | undefined {
  const shown = warnings.map(({ message, ...rest }) => ({
    ...rest,
    message: Array.from(message).slice(0, 200).join(''),
  }));
  const encode = () => encodeURIComponent(JSON.stringify(shown));
  let value = encode();
  for (; value.length > maxLength && shown.length > 0; value = encode()) shown.pop();
  return shown.length > 0 ? value : undefined;
}
