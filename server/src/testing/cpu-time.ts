/** What work costs, whatever else the machine does. */

/** Milliseconds of processor time of this thread, so other tests and other programs do not count. */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
