/** Pronunciation dictionaries: rules that say how words are spoken, and how a request names the ones that it wants. */
import { z } from 'zod';

/** Dictionaries that one request, or the workspace's own list, may name. */
export const maxLocators = 3;
/** Rules of one dictionary. */
export const maxRules = 10_000;
/** Dictionaries of one workspace, archived ones included. */
export const maxDictionaries = 500;
/** Versions of one dictionary. */
export const maxVersions = 5000;
/** Of a file with rules. */
export const maxFileBytes = 10 * 1024 * 1024;
export const maxGraphemeLength = 200;
export const maxReplacementLength = 1000;

/** Names one dictionary. Every call that speaks takes a list of them, in the order in which their rules are tried. */
export const DictionaryLocator = z
  .object({
    pronunciation_dictionary_id: z.string().max(100).describe('The id of the dictionary.'),
    version_id: z
      .string()
      .max(100)
      .nullish()
      .describe('The id of a version of the dictionary; the latest one when it is left out.'),
  })
  .meta({ id: 'PronunciationDictionaryLocator' });
export type DictionaryLocator = z.output<typeof DictionaryLocator>;

/** The field `pronunciation_dictionary_locators` of everything that speaks. */
export const DictionaryLocators = z
  .array(DictionaryLocator)
  .max(maxLocators)
  .nullish()
  .describe(
    `Pronunciation dictionaries to speak with, up to ${maxLocators}. They are tried in order, and the first rule that matches wins. The list of the workspace applies when this is left out or null; an empty list means none.`,
  );

// Neither XML nor a line of a CSV file could carry control characters.
const isPlain = (text: string) => text.isWellFormed() && !/[\p{Cc}\uFFFE\uFFFF]/u.test(text);
const plainOnly = { error: 'Text must not contain control characters or lone surrogates' };

export const alphabets = ['ipa', 'cmu-arpabet'] as const;
export type PhonemeAlphabet = (typeof alphabets)[number];

const ruleOptions = {
  string_to_replace: z
    .string()
    .min(1)
    .max(maxGraphemeLength)
    .refine(isPlain, plainOnly)
    .describe('What is written in the text. Must not be empty.'),
  case_sensitive: z
    .boolean()
    .default(true)
    .describe('Whether the letters must be written in the same case, as they are by default.'),
  word_boundaries: z
    .boolean()
    .default(true)
    .describe('Whether the rule applies to whole words only, as it does by default, or within words too.'),
};

export const AliasRule = z
  .object({
    ...ruleOptions,
    type: z.literal('alias').describe('The rule speaks another text in its place.'),
    alias: z
      .string()
      .max(maxReplacementLength)
      .refine(isPlain, plainOnly)
      .refine((text) => text.trim() !== '', {
        error: 'The replacement is empty. Give the text that is spoken in its place',
      })
      .describe('The text that is spoken in its place. Must not be empty.'),
  })
  .meta({ id: 'PronunciationAliasRule' });

export const PhonemeRule = z
  .object({
    ...ruleOptions,
    type: z.literal('phoneme').describe('The rule says the sounds.'),
    phoneme: z
      .string()
      .max(maxReplacementLength)
      .refine(isPlain, plainOnly)
      .refine((text) => text.trim() !== '', { error: 'There are no sounds. Give at least one' })
      .describe('The sounds, in the symbols of the alphabet.'),
    alphabet: z
      .enum([...alphabets, 'cmu'])
      .transform((name): PhonemeAlphabet => (name === 'cmu' ? 'cmu-arpabet' : name))
      .describe('The alphabet of the sounds: `ipa`, or `cmu-arpabet`, which `cmu` names too.'),
  })
  .meta({ id: 'PronunciationPhonemeRule' });

/** What a caller sends. The options that are left out become `true`. */
export const RuleInput = z.discriminatedUnion('type', [AliasRule, PhonemeRule]);

/** A rule as it is stored and as the pipeline of speech applies it. */
export type PronunciationRule = z.output<typeof RuleInput>;

const presentedOptions = {
  string_to_replace: z.string().describe('What is written in the text.'),
  case_sensitive: z.boolean().describe('Whether the letters must be written in the same case.'),
  word_boundaries: z.boolean().describe('Whether the rule applies to whole words only.'),
};

export const Rule = z
  .discriminatedUnion('type', [
    z.object({
      ...presentedOptions,
      type: z.literal('alias').describe('The rule speaks another text in its place.'),
      alias: z.string().describe('The text that is spoken in its place.'),
    }),
    z.object({
      ...presentedOptions,
      type: z.literal('phoneme').describe('The rule says the sounds.'),
      phoneme: z.string().describe('The sounds, in the symbols of the alphabet.'),
      alphabet: z.enum(alphabets).describe('The alphabet of the sounds.'),
    }),
  ])
  .meta({ id: 'PronunciationRule' });

/** Which engines of the server say a rule in a language. */
export const RuleSupport = z
  .object({
    string_to_replace: z.string().describe('What is written in the text.'),
    engines: z
      .array(
        z.object({
          engine: z.string().describe('The name of the engine, as the header `x-veery-engine` has it.'),
          title: z.string().describe('Its name for people.'),
          is_honored: z.boolean().describe('Whether it says what the rule asks for.'),
          reason: z
            .enum(['language', 'engine', 'sounds'])
            .nullable()
            .describe(
              'Why it does not: `language`, it does not speak the language; `engine`, it has its own reading of every word; `sounds`, the language has no such sounds there. Null if it does.',
            ),
        }),
      )
      .describe('The engines that are always there. Neural models and providers speak aliases, and take no sounds.'),
  })
  .meta({ id: 'PronunciationRuleSupport' });
export type RuleSupport = z.output<typeof RuleSupport>;

export const dictionaryAccess = ['admin', 'editor', 'viewer'] as const;
export type DictionaryAccess = (typeof dictionaryAccess)[number];

export const WorkspaceAccess = z
  .enum([...dictionaryAccess, 'commenter'])
  .transform((access): DictionaryAccess => (access === 'commenter' ? 'viewer' : access));

export const DictionaryName = z.string().trim().min(1).max(200).refine(isPlain, plainOnly);
export const DictionaryDescription = z
  .string()
  .max(1000)
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'), plainOnly);

export const Dictionary = z
  .object({
    id: z.string().describe('The id of the dictionary.'),
    latest_version_id: z.string().describe('The id of its latest version.'),
    latest_version_rules_num: z.int().describe('How many rules the latest version has.'),
    latest_version_name: z
      .string()
      .describe('Veery only. The number of the latest version, counted from 1, as the list of versions names it.'),
    name: z.string().describe('Its name for people.'),
    permission_on_resource: z
      .enum(dictionaryAccess)
      .nullable()
      .describe('What the caller may do: `viewer` reads and speaks with it, `editor` changes it, `admin` archives it.'),
    created_by: z.string().describe('The id of the user who created it.'),
    creation_time_unix: z.int().describe('When it was created, in Unix seconds.'),
    archived_time_unix: z.int().nullable().describe('When it was archived, in Unix seconds; null if it is not.'),
    description: z.string().nullable().describe('What it is for; null if nobody said.'),
    workspace_access: z
      .enum(dictionaryAccess)
      .nullable()
      .describe('Veery only. What every member of the workspace may do; null where it is only for its creator.'),
  })
  .meta({ id: 'PronunciationDictionary' });
export type Dictionary = z.output<typeof Dictionary>;

export const CreatedDictionary = z.object({
  id: z.string().describe('The id of the dictionary.'),
  name: z.string().describe('Its name for people.'),
  created_by: z.string().describe('The id of the user who created it.'),
  creation_time_unix: z.int().describe('When it was created, in Unix seconds.'),
  version_id: z.string().describe('The id of its first version.'),
  version_rules_num: z.int().describe('How many rules the version has.'),
  description: z.string().nullable().describe('What it is for; null if nobody said.'),
  permission_on_resource: z.enum(dictionaryAccess).nullable().describe('What the caller may do with it.'),
});
export type CreatedDictionary = z.output<typeof CreatedDictionary>;

export const SavedRules = z.object({
  id: z.string().describe('The id of the dictionary.'),
  version_id: z.string().describe('The id of the version that holds the rules now.'),
  version_rules_num: z.int().describe('How many rules the version has.'),
});
export type SavedRules = z.output<typeof SavedRules>;

export const DictionaryVersion = z
  .object({
    version_id: z.string().describe('The id of the version.'),
    version_rules_num: z.int().describe('How many rules it has.'),
    pronunciation_dictionary_id: z.string().describe('The id of the dictionary.'),
    dictionary_name: z.string().describe('The name of the dictionary.'),
    version_name: z.string().describe('The number of the version, counted from 1.'),
    permission_on_resource: z.enum(dictionaryAccess).nullable().describe('What the caller may do with the dictionary.'),
    created_by: z.string().describe('The id of the user who saved it.'),
    creation_time_unix: z.int().describe('When it was saved, in Unix seconds.'),
    archived_time_unix: z
      .int()
      .nullable()
      .describe('When the dictionary was archived, in Unix seconds; null if it is not.'),
  })
  .meta({ id: 'PronunciationDictionaryVersion' });
export type DictionaryVersion = z.output<typeof DictionaryVersion>;

export const DictionaryUses = z.object({
  is_workspace_default: z
    .boolean()
    .describe('Whether everything in the workspace is spoken with it, unless a request says otherwise.'),
  default_version_id: z
    .string()
    .nullable()
    .describe('The version in the list of the workspace; null for the latest, or if it is not in the list.'),
  jobs: z
    .array(
      z.object({
        job_id: z.string().describe('The id of the job.'),
        version_id: z.string().describe('The version that the job speaks with, from its beginning to its end.'),
        created_at_unix: z.int().describe('When the job was created, in Unix seconds.'),
      }),
    )
    .describe('The latest 100 bulk jobs of the caller that speak with it, newest first.'),
});
export type DictionaryUses = z.output<typeof DictionaryUses>;
