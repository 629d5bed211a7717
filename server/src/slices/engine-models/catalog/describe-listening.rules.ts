/** Says which model that listens lies in a folder, by the names of its files and by what its networks say of themselves. */
import path from 'node:path';
import { isOnline } from '#contract/engine-models/listening.ts';
import {
  listeningRoles,
  type ListeningFamily,
  type ListeningKind,
  type ListeningManifest,
} from '#contract/engine-models/manifest.ts';
import { transcriptionLanguages } from '#contract/speech-to-text/languages.ts';
import { InvalidModel } from '../../../ports/models/port.ts';
import { idOf, recognitionServedBy, type CatalogEntry } from './catalog.rules.ts';

export interface ListeningFiles {
  /** What the folder was called in the archive, where there was one. */
  name: string | undefined;
  files: readonly string[];
  /** The metadata of one of the networks. */
  metadata(file: string): Promise<ReadonlyMap<string, string>>;
}

type Roles = Record<string, string>;

/** @returns undefined where it holds no model that listens @throws InvalidModel where it holds one that cannot be told */
export async function describeListening(
  given: ListeningFiles,
  catalog: readonly CatalogEntry[],
): Promise<ListeningManifest | undefined> {
  const roles = rolesIn(given.files, given.name ?? '');
  if (!roles) return undefined;
  const network = roles.encoder ?? roles.model ?? '';
  const about = await given.metadata(network);
  const hint = [given.name ?? '', network].join('/').toLowerCase();
  const found = familyOf(roles, hint, about);
  if (!found) {
    const kind = about.get('model_type');
    const told = kind ? `its network says it is "${kind}", which is not known` : 'its network does not say what it is';
    throw new InvalidModel(`it may be a model that listens, but ${told}: add a model.json that names its family`);
  }
  const { kind, family } = found;
  const files = withKnownRoles(kind, family, roles);
  const languages = kind === 'recognition' ? languagesOf(family, given.name, files, catalog) : [];
  const stem =
    given.name ?? path.posix.basename(files.model ?? files.encoder ?? family).replace(/(?:\.int8)?\.\w+$/, '');
  return {
    format: 1,
    id: idOf(stem),
    ...{ kind, family, languages, files, checksums: {} },
    name: titleOf(stem),
    description: '',
    version: '',
    license: { name: 'See the model card', allowsCommercialUse: null },
    ...unitOf(family, files, languages),
    serves: recognitionServedBy({ kind, family }),
  };
}

/** The files by their roles, of which the smaller network is taken where there are two. */
function rolesIn(all: readonly string[], folder: string): Roles | undefined {
  const files = all.filter((name) => !/(?:^|\/)test_wavs?\//.test(name));
  const find = (pattern: RegExp) => files.find((name) => pattern.test(name));
  const network = (name: string) =>
    find(new RegExp(`(?:^|[/-])${name}[^/]*\\.int8\\.(?:onnx|ort)$`)) ??
    find(new RegExp(`(?:^|[/-])${name}[^/]*\\.(?:onnx|ort)$`));
  const tokens = find(/(?:^|[/-])tokens\.txt$/);
  const bpeVocab = find(/(?:^|\/)bpe\.vocab$/);
  const graphs: Record<string, string | undefined> = {
    preprocessor: network('preprocess'),
    uncachedDecoder: network('uncached_decode'),
    cachedDecoder: network('cached_decode'),
    mergedDecoder: network('decoder_model_merged'),
    encoder: network('encode'),
    decoder: network('decoder'),
    joiner: network('joiner'),
  };
  const hasParts = graphs.encoder !== undefined;
  const single = hasParts ? undefined : (network('model') ?? onlyNetwork(files));
  if (!hasParts && single === undefined) return undefined;
  // A single network without tokens is none that recognises; those that help have telling names.
  if (tokens === undefined && !/silero|ten[-_]vad|gtcrn|dpdfnet/.test(`${folder}/${single}`)) return undefined;
  const parts: Record<string, string | undefined> = { tokens, bpeVocab, ...(hasParts ? graphs : { model: single }) };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([role, name]) => (name === undefined ? [] : [[role, name]])),
  );
}

function onlyNetwork(files: readonly string[]): string | undefined {
  const networks = files.filter((name) => /\.(?:onnx|ort)$/.test(name));
  return networks.find((name) => name.includes('.int8.')) ?? (networks.length === 1 ? networks[0] : undefined);
}

interface Found {
  kind: ListeningKind;
  family: ListeningFamily;
}

const recognition = (family: ListeningFamily): Found => ({ kind: 'recognition', family });

function familyOf(roles: Roles, hint: string, about: ReadonlyMap<string, string>): Found | undefined {
  const type = about.get('model_type') ?? '';
  // What hears sound piece by piece says how long a piece is.
  const isStreaming =
    /streaming|chunk-\d/.test(hint) || ['decode_chunk_len', 'chunk_shift', 'chunk_size'].some((key) => about.has(key));
  const isNemo = type.startsWith('EncDec') || /nemo|parakeet/.test(hint);
  if (roles.cachedDecoder && roles.uncachedDecoder && roles.preprocessor) return recognition('moonshine');
  if (roles.mergedDecoder) return recognition('moonshineV2');
  if (roles.joiner) {
    if (isStreaming) return recognition('onlineTransducer');
    return recognition(isNemo ? 'nemoTransducer' : 'transducer');
  }
  if (roles.encoder) return roles.decoder === undefined ? undefined : encoderDecoder(type, hint, roles, isStreaming);
  return singleNetwork(type, hint, isStreaming);
}

function encoderDecoder(type: string, hint: string, roles: Roles, isStreaming: boolean): Found | undefined {
  if (type.startsWith('EncDecMultiTask') || hint.includes('canary')) return recognition('canary');
  if (/fire[-_]?red/.test(`${type}/${hint}`)) return recognition('fireRedAsr');
  if (/paraformer/.test(`${type}/${hint}`)) return isStreaming ? recognition('onlineParaformer') : undefined;
  // Its publisher gives the name of the model to each file.
  const isWhisper = /whisper/i.test(`${type}/${hint}`) || /(?:^|\/)[\w.]+-encoder/.test(roles.encoder ?? '');
  return isWhisper ? recognition('whisper') : undefined;
}

/** By what the network says of itself, else by the name of its folder or file. */
const networks: readonly { type: RegExp; hint: RegExp; found: Found; streaming?: ListeningFamily }[] = [
  {
    ...{ type: /^zipformer2_ctc$/, hint: /zipformer.*ctc|ctc.*zipformer/ },
    ...{ found: recognition('zipformerCtc'), streaming: 'onlineZipformerCtc' },
  },
  {
    ...{ type: /^EncDec.*CTC/, hint: /nemo.*ctc|parakeet.*ctc/ },
    ...{ found: recognition('nemoCtc'), streaming: 'onlineNemoCtc' },
  },
  { type: /^sense_voice/, hint: /sense-?voice/, found: recognition('senseVoice') },
  { type: /^paraformer$/, hint: /paraformer/, found: recognition('paraformer') },
  { type: /^wenet_ctc$/, hint: /wenet/, found: recognition('wenetCtc') },
  { type: /^telespeech_ctc$/, hint: /telespeech/, found: recognition('teleSpeechCtc') },
  { type: /^omnilingual/, hint: /omnilingual/, found: recognition('omnilingual') },
  { type: /^dolphin/, hint: /dolphin/, found: recognition('dolphin') },
  { type: /^t[-_]?one/, hint: /t-one/, found: recognition('onlineToneCtc') },
  { type: /^silero/, hint: /silero/, found: { kind: 'voice_activity', family: 'sileroVad' } },
  { type: /^ten-vad/, hint: /ten[-_]vad/, found: { kind: 'voice_activity', family: 'tenVad' } },
  { type: /^gtcrn/, hint: /gtcrn/, found: { kind: 'denoise', family: 'gtcrn' } },
  { type: /^dpdfnet/, hint: /dpdfnet/, found: { kind: 'denoise', family: 'dpdfnet' } },
];

function singleNetwork(type: string, hint: string, isStreaming: boolean): Found | undefined {
  const known =
    networks.find((one) => type !== '' && one.type.test(type)) ??
    (type === '' || type === 'unknown' ? networks.find((one) => one.hint.test(hint)) : undefined);
  if (!known) return undefined;
  return isStreaming && known.streaming ? recognition(known.streaming) : known.found;
}

function withKnownRoles(kind: ListeningKind, family: ListeningFamily, roles: Roles): Roles {
  const { required, optional } = listeningRoles(kind, family) ?? { required: [], optional: [] };
  const missing = required.find((role) => roles[role] === undefined);
  if (missing !== undefined) throw new InvalidModel(`it seems to be ${family}, and lacks a file for "${missing}"`);
  return Object.fromEntries(Object.entries(roles).filter(([role]) => [...required, ...optional].includes(role)));
}

const codes = new Set(transcriptionLanguages.map(({ key }) => key));

/** @throws InvalidModel */
function languagesOf(
  family: ListeningFamily,
  name: string | undefined,
  { encoder = '' }: Roles,
  catalog: readonly CatalogEntry[],
): string[] {
  if (family === 'whisper') {
    if (/\.en-encoder/.test(encoder)) return ['en'];
    const known = catalog.find(({ manifest }) => manifest.family === family && manifest.languages.length > 1);
    if (known && !/distil/.test(`${name}/${encoder}`)) return known.manifest.languages;
  }
  const named = (name ?? '').toLowerCase().split(/[^a-z]+/);
  const found = [...new Set(named.filter((word) => codes.has(word)))];
  if (found.length > 0) return found;
  throw new InvalidModel(
    `it holds ${family}, but its name does not tell which languages it understands: call its folder such as my-model-en, or add a model.json`,
  );
}

/** What terms that are to be preferred are written in. */
function unitOf(
  family: ListeningFamily,
  { bpeVocab }: Roles,
  languages: readonly string[],
): Pick<ListeningManifest, 'modelingUnit'> {
  if (isOnline(family) || !['transducer', 'nemoTransducer'].includes(family)) return {};
  const isChinese = languages.some((one) => one === 'zh' || one === 'yue');
  if (bpeVocab !== undefined) return { modelingUnit: isChinese ? 'cjkchar+bpe' : 'bpe' };
  return isChinese && languages.length === 1 ? { modelingUnit: 'cjkchar' } : {};
}

function titleOf(stem: string): string {
  const words = stem
    .replace(/^sherpa-onnx-/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 100) || stem;
}
