/**
 * Espeak's noise and flutter depend on everything it has spoken before. Restoring a copy of its memory makes each chunk
 * independent of the others. Only memory that is not zero is copied.
 */
const blockBytes = 1 << 14;

/** @returns a function that restores the memory as it is now */
export function snapshotMemory(instance: { HEAPU8: Uint8Array }): () => void {
  const kept: { at: number; bytes: Uint8Array }[] = [];
  const now = instance.HEAPU8;
  for (let at = 0; at < now.length; at += blockBytes) {
    const bytes = now.subarray(at, at + blockBytes);
    if (!bytes.some((byte) => byte !== 0)) continue;
    const last = kept.at(-1);
    // Neighbouring bytes are restored with one copy.
    if (last && last.at + last.bytes.length === at) last.bytes = now.subarray(last.at, at + bytes.length);
    else kept.push({ at, bytes });
  }
  for (const one of kept) one.bytes = one.bytes.slice();
  return () => {
    // The memory may have grown, and is then in another buffer.
    const memory = instance.HEAPU8;
    let reached = 0;
    for (const { at, bytes } of kept) {
      memory.fill(0, reached, at);
      memory.set(bytes, at);
      reached = at + bytes.length;
    }
    memory.fill(0, reached);
  };
}
