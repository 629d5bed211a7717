/** What the files of each workspace take. */
import * as fs from 'node:fs/promises';
import type { Ctx } from '../../context.ts';
import { readWorkspaceNames } from '../../platform/identity/accounts/workspaces.ts';
import { sumAudioByWorkspace } from '../history/audio/stored-audio.service.ts';
import { sumJobFilesByWorkspace } from '../jobs/job-files.service.ts';

interface Taken {
  workspace_id: string;
  files: number;
  bytes: number;
}

/** The cursor names the last workspace of the page before, which may have grown since. */
export async function readStorage(ctx: Ctx, { cursor, page_size }: { cursor?: string | undefined; page_size: number }) {
  const all = sumUp([...(await sumAudioByWorkspace(ctx)), ...(await sumJobFilesByWorkspace(ctx))]);
  const after = cursor === undefined ? -1 : all.findIndex(({ workspace_id }) => workspace_id === cursor);
  const page = all.slice(after + 1, after + 1 + page_size);
  const names = await readWorkspaceNames(
    ctx,
    page.map(({ workspace_id }) => workspace_id),
  );
  const { total_bytes, free_bytes } = await readDisk(ctx.parts.config.dataDir);
  return {
    disk_bytes: total_bytes,
    free_bytes,
    files: all.reduce((sum, { files }) => sum + files, 0),
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    workspaces: page.map((one) => ({ ...one, name: names.get(one.workspace_id) ?? null })),
    next_cursor: all.length > after + 1 + page_size ? (page.at(-1)?.workspace_id ?? null) : null,
  };
}

/** Adds up what is of the same workspace; the biggest comes first. */
export function sumUp(rows: Taken[]): Taken[] {
  const sums = new Map<string, Taken>();
  for (const { workspace_id, files, bytes } of rows) {
    const known = sums.get(workspace_id) ?? { workspace_id, files: 0, bytes: 0 };
    sums.set(workspace_id, { workspace_id, files: known.files + files, bytes: known.bytes + bytes });
  }
  return [...sums.values()].toSorted((a, b) => b.bytes - a.bytes || a.workspace_id.localeCompare(b.workspace_id));
}

export async function readDisk(folder: string): Promise<{ total_bytes: number; free_bytes: number }> {
  const disk = await fs.statfs(folder);
  return { total_bytes: disk.blocks * disk.bsize, free_bytes: disk.bavail * disk.bsize };
}
