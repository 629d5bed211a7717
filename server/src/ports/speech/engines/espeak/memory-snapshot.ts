/**
 * Espeak goes on from where it was: its noise and flutter depend on all it has spoken before. A copy of its memory puts
 * it back. Only what is not zero is kept.
 */
const blockBytes = 1 << 14;

/** @returns what puts the memory back as it is now. */
export function snapshotMemory(instance: { HEAPU8: Uint8Array }): () => void {
  const kept: { at: number; bytes: Uint8Array }[] = [];
  const now = instance.HEAPU8;
  for (let at = 0; at < now.length; at += blockBytes) {
    const bytes = now.subarray(at, at + blockBytes);
    if (!bytes.some((byte) => byte !== 0)) continue;
    const last = kept.at(-1);
    // What lies together is one copy.
    if (last && last.at + last.bytes.length === at) last.bytes = now.subarray(last.at, at + bytes.length);
    else kept.push({ at, bytes });
  }
  for (const one of kept) one.bytes = one.bytes.slice();
  return () => {
    // Its memory may have grown, and then lies elsewhere.
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
