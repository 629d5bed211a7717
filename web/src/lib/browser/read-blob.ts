/** Reads blobs, such as files that somebody chose. */

/** The browser cannot read a file that was moved or changed since it was chosen. */
const failed = (cause: unknown) => new Error('Failed to read blob', { cause });

export async function readBytes(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (error) {
    throw failed(error);
  }
}

/** Reads a blob as an address that holds its content. */
export async function readDataUrl(blob: Blob): Promise<string> {
  const result = await new Promise<FileReader['result']>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.addEventListener('error', () => reject(failed(reader.error)));
    reader.readAsDataURL(blob);
  });
  if (typeof result !== 'string') throw new Error('Invalid type received, expected string');
  return result;
}
