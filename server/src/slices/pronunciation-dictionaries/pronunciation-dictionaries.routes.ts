import * as api from '#contract/pronunciation-dictionaries/api.ts';
import { on } from '../../context.ts';
import { encodeWarnings } from '../../kernel/http/warnings-header.ts';
import { setDefaultLocators } from './defaults.service.ts';
import * as dictionaries from './dictionaries.service.ts';
import { readRulesFile } from './files/read-file.service.ts';
import * as rules from './versions/rules.service.ts';
import { checkRules } from './support.service.ts';
import { listUses } from './uses.service.ts';
import * as versions from './versions/versions.service.ts';

export const pronunciationDictionariesRoutes = [
  on(api.listDictionaries, (ctx, { query }) => dictionaries.listDictionaries(ctx, query)),
  on(api.createFromRules, (ctx, { body }) => dictionaries.createDictionary(ctx, body)),
  on(api.createFromFile, async (ctx, { body: { fields, files } }, exchange) => {
    const { notes = [], ...found } = files.file ? await readRulesFile(ctx, files.file) : { rules: [] };
    const made = await dictionaries.createDictionary(ctx, { ...fields, ...found });
    const encoded = encodeWarnings(
      notes.map(({ line, message }) => ({
        ...{ code: 'pronunciation_lexeme_in_part', params: { line: String(line) } },
        message: `Line ${line}: ${message}`,
      })),
    );
    if (encoded !== undefined) exchange.setHeader('x-veery-warnings', encoded);
    return made;
  }),
  on(api.checkRules, async (ctx, { body }) => ({ rules: checkRules(ctx, body.rules, body.language_code) })),
  on(api.getDictionary, (ctx, { params }) => versions.getDictionary(ctx, params.pronunciation_dictionary_id)),
  on(api.updateDictionary, (ctx, { params, body }) =>
    dictionaries.updateDictionary(ctx, params.pronunciation_dictionary_id, body),
  ),
  on(api.addRules, (ctx, { params, body }) =>
    rules.addRules(ctx, params.pronunciation_dictionary_id, body.rules, body.if_version_id),
  ),
  on(api.removeRules, (ctx, { params, body }) =>
    rules.removeRules(ctx, params.pronunciation_dictionary_id, body.rule_strings, body.if_version_id),
  ),
  on(api.setRules, (ctx, { params, body }) =>
    rules.setRules(ctx, params.pronunciation_dictionary_id, body.rules, body.if_version_id),
  ),
  on(api.downloadVersion, (ctx, { params }) => versions.downloadVersion(ctx, params.dictionary_id, params.version_id)),
  on(api.listVersions, (ctx, { params, query }) =>
    versions.listVersions(ctx, params.pronunciation_dictionary_id, query),
  ),
  on(api.getVersion, (ctx, { params }) =>
    versions.getVersion(ctx, params.pronunciation_dictionary_id, params.version_id),
  ),
  on(api.restoreVersion, (ctx, { params, body }) =>
    rules.restoreVersion(ctx, params.pronunciation_dictionary_id, params.version_id, body.if_version_id),
  ),
  on(api.listUses, (ctx, { params }) => listUses(ctx, params.pronunciation_dictionary_id)),
  on(api.setWorkspaceDictionaries, async (ctx, { body }) => ({
    pronunciation_dictionary_locators: await setDefaultLocators(ctx, body.pronunciation_dictionary_locators),
  })),
];
