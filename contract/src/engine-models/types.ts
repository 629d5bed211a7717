import { z } from 'zod';
import { JobFailure } from '../jobs/subject.ts';
import { ListeningAbilities } from './listening.ts';
import { modelFamilies, modelKinds } from './manifest.ts';

const License = z
  .object({
    name: z.string().describe('An SPDX identifier where there is one.'),
    url: z.string().nullable().describe('Where the license can be read; null if that is not known.'),
    allows_commercial_use: z
      .boolean()
      .nullable()
      .describe('Whether audio of the model may be sold; null if its license does not say.'),
  })
  .describe('The license of the model.');

/** What an installed model and an entry of the catalog have in common. */
const about = {
  kind: z.enum(modelKinds).describe('What the model is for.'),
  family: z.enum(modelFamilies).describe('The network of the model.'),
  name: z.string().describe('The name of the model.'),
  description: z.string().describe('What is special about it, in a sentence; may be empty.'),
  license: License,
  languages: z
    .array(z.string())
    .describe(
      'ISO 639 codes of the languages that it speaks or understands, the main one first; empty if it does not depend on the language.',
    ),
  speakers: z.int().describe('How many voices it has; 0 for a model that listens.'),
  is_cloning: z.boolean().describe('Whether it copies a voice from a recording.'),
  abilities: ListeningAbilities.nullable().describe(
    'What a model that recognises speech can do; null for one that speaks, or helps a recogniser.',
  ),
};

const speed = z.number().nullable();

export const InstalledModel = z
  .object({
    model_id: z.string().describe('The id of the model: the name of its folder.'),
    ...about,
    engine: z.string().describe('The name of its engine, as `GET /v1/operator/overview` lists it.'),
    version: z.string().describe("The publisher's version; may be empty."),
    bytes: z.int().describe('What its files take.'),
    installed_at_unix: z.int().describe('When it was installed, in Unix seconds.'),
    speaker_names: z.array(z.string()).describe('The names of its first voices, 20 at most.'),
    state: z
      .enum(['ready', 'asleep', 'loading', 'failed'])
      .describe(
        '`ready`: it is in memory. `asleep`: it is loaded when it is needed. `loading`: it is being loaded. `failed`: it could not be loaded; `failure` says why.',
      ),
    failure: z.string().nullable().describe('Why it could not be loaded the last time, in English; null otherwise.'),
    memory_bytes: z.int().nullable().describe('The memory of its processes; null while it is not loaded.'),
    queue: z.int().describe('Speeches, or parts of recordings, that wait for it.'),
    first_byte_ms: z.int().nullable().describe('The time to its first sound, as measured; null before that.'),
    speed: speed.describe(
      'Seconds of audio that it made, or understood, in one second on this machine; null before it was measured.',
    ),
    has_checksums: z.boolean().describe('Whether `check` can compare every file with a checksum.'),
  })
  .meta({ id: 'InstalledModel' });
export type InstalledModel = z.output<typeof InstalledModel>;

export const BrokenModel = z
  .object({
    model_id: z.string().describe('The name of its folder.'),
    reason: z.string().describe('What is wrong with it, in English.'),
  })
  .meta({ id: 'BrokenModel' });
export type BrokenModel = z.output<typeof BrokenModel>;

export const CatalogModel = z
  .object({
    catalog_id: z.string().describe('The id of the entry; an installed model of it has the same id.'),
    ...about,
    bytes: z.int().nullable().describe('What is downloaded, about; null if it is not known before.'),
    memory_bytes: z.int().nullable().describe('The memory that it needs, about; null if nobody measured it.'),
    expected_speed: speed.describe(
      'Seconds of audio that it makes in one second on this machine, about; null if it cannot be estimated.',
    ),
    has_checksum: z
      .boolean()
      .describe('Whether the download can be compared with a checksum that the publisher has made known.'),
    host: z.string().describe('The host that it is downloaded from.'),
    is_installed: z.boolean().describe('Whether it is installed.'),
    fits: z.boolean().describe('Whether the disk has room for it.'),
  })
  .meta({ id: 'CatalogModel' });
export type CatalogModel = z.output<typeof CatalogModel>;

export const ModelInstall = z
  .object({
    install_id: z.string().describe('The id of the installation.'),
    job_id: z.string().nullable().describe('The job that does it; null if that was taken off its list.'),
    catalog_id: z.string().nullable().describe('The entry of the catalog; null for a file or another address.'),
    name: z.string().describe('The name of the model, of the file or of the address.'),
    source: z.enum(['catalog', 'address', 'file']).describe('Where the model comes from.'),
    state: z
      .enum(['queued', 'downloading', 'unpacking', 'paused', 'failed'])
      .describe('Where the installation stands. One that succeeds becomes an installed model.'),
    bytes_done: z.int().describe('What has been downloaded or received.'),
    bytes_total: z.int().nullable().describe('What there is to download; null while it is not known.'),
    bytes_per_second: z.int().nullable().describe('The speed of the download; null while it does not run.'),
    seconds_left: z.int().nullable().describe('The remaining time in seconds; null while it is not known.'),
    error: JobFailure.nullable().describe('Why it failed; null otherwise.'),
    can_pause: z.boolean().describe('Whether it can be paused now.'),
    can_resume: z.boolean().describe('Whether it can be resumed, or tried again, now.'),
    created_at_unix: z.int().describe('When it was asked for, in Unix seconds.'),
  })
  .meta({ id: 'ModelInstall' });
export type ModelInstall = z.output<typeof ModelInstall>;

export const ModelMachine = z
  .object({
    cores: z.int().describe('How many processor cores the server may use.'),
    memory_bytes: z.int().describe('The memory of the machine, or what this server may use of it.'),
    free_memory_bytes: z.int().describe('How much of it is free.'),
    free_disk_bytes: z.int().describe('How much is free on the disk of the models.'),
    folder: z.string().describe('The folder of the models.'),
    measured_at_unix: z
      .int()
      .nullable()
      .describe('When the speed of the machine was measured, in Unix seconds; null before the first time.'),
  })
  .meta({ id: 'ModelMachine' });
export type ModelMachine = z.output<typeof ModelMachine>;

export const EngineModels = z
  .object({
    installed: z.array(InstalledModel).describe('The models that are installed.'),
    broken: z.array(BrokenModel).describe('Folders that hold no model that could be loaded.'),
    installs: z.array(ModelInstall).describe('Installations that wait, run, are paused or have failed, oldest first.'),
    catalog: z.array(CatalogModel).describe('The models of the built-in catalog.'),
    machine: ModelMachine.describe('The machine that the models run on.'),
  })
  .meta({ id: 'EngineModels' });
export type EngineModels = z.output<typeof EngineModels>;
