/** What a process of a neural model is told when it starts: the model's files by their roles, and how to run them. Pure. */
import path from 'node:path';
import { speechFamilies, type SpeechFamily } from '#contract/engine-models/manifest.ts';
import type { LocalModel } from '../../port.ts';

export interface NeuralRuntime {
  family: SpeechFamily;
  folder: string;
  /** Absolute paths by role, several separated by commas. */
  files: Record<string, string>;
  /** Of the model's sound, as its manifest says. */
  sampleRate: number;
  languages: string[];
  /** Those that copy a recording. */
  speakers: { sid: number; reference?: { audio: string; text: string } }[];
  threads: number;
  device: 'cpu' | 'cuda';
}

/** Roles that the runtime takes beside the model. */
const rules = ['ruleFsts', 'ruleFars'];

/** @throws Error when the manifest names a file outside its folder, or lacks one that its family needs */
export function runtimeOf(
  { manifest, folder }: Pick<LocalModel, 'manifest' | 'folder'>,
  { threads, device }: { threads: number; device: 'cpu' | 'cuda' },
): NeuralRuntime {
  const { family, sampleRate, speakers, languages } = manifest;
  const roles: { required: readonly string[]; optional: readonly string[] } = speechFamilies[family];
  const missing = roles.required.find((role) => !manifest.files[role]);
  if (missing) throw new Error(`the model has no file for "${missing}", which ${family} needs`);
  const known = new Set([...roles.required, ...roles.optional]);
  const files = Object.entries(manifest.files)
    .filter(([role]) => known.has(role))
    .map(([role, names]) => [
      role,
      names
        .split(',')
        .map((name) => inside(folder, name.trim()))
        .join(','),
    ]);
  return {
    family,
    folder,
    files: Object.fromEntries(files) as Record<string, string>,
    sampleRate,
    languages,
    speakers: speakers.flatMap(({ sid, reference }) =>
      reference ? [{ sid, reference: { audio: inside(folder, reference.audio), text: reference.text } }] : [],
    ),
    threads,
    device,
  };
}

/** The configuration as the runtime's own library takes it. */
export function libraryConfig({ family, files, threads, device }: NeuralRuntime) {
  const ofFamily = Object.fromEntries(Object.entries(files).filter(([role]) => !rules.includes(role)));
  return {
    model: { [family]: ofFamily, numThreads: threads, provider: device, debug: false },
    ruleFsts: files.ruleFsts ?? '',
    ruleFars: files.ruleFars ?? '',
    // One sentence at a time: after each one the library says how far it is, and can be stopped.
    maxNumSentences: 1,
    // The model's own pauses stay as they are.
    silenceScale: 1,
  };
}

function inside(folder: string, name: string): string {
  const file = path.resolve(folder, name);
  if (!file.startsWith(`${path.resolve(folder)}${path.sep}`))
    throw new Error(`the file "${name}" is outside its model`);
  // The library takes lists that are separated by commas.
  if (folder.includes(',')) throw new Error(`the folder "${folder}" of the model has a comma in its name`);
  return file;
}
