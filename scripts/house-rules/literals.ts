/** Rules about what is written where: addresses, header names, names of engines, casts. */
import { isTest, type House, type Rule } from './house.ts';

/** Parsing takes the time, so only files with these words are parsed. */
const filesWith = ({ files }: House, words: string) =>
  [...files].filter(([, text]) => text.includes(words)).map(([file]) => file);

/** Lists the matching string literals of a group of files. */
function findStrings(
  house: House,
  isIn: (file: string) => boolean,
  isWrong: (text: string) => boolean,
  says: string,
  hint = '',
) {
  return filesWith(house, hint)
    .filter((file) => isIn(file) && !isTest(file))
    .flatMap((file) =>
      house
        .facts(file)
        .strings.filter(({ text }) => isWrong(text))
        .map(({ text, line }) => `${file}:${line} ${says} ‘${text}’`),
    );
}

export const addressesInOneFile: Rule = {
  name: 'an address of the web app is written in one file',
  check: (house) =>
    findStrings(
      house,
      (file) => /^(contract|server|web)\/src\//.test(file) && file !== 'contract/src/pages.ts',
      (text) => /^\/app(\/|$|\?)/.test(text) || /[^\w.]\/app\//.test(text),
      'names the address',
      '/app',
    ),
  violation: { files: new Map([['web/src/slices/a/A.tsx', "const to = '/app/history';"]]) },
};

const headers =
  /^(x-(veery|forwarded|real|request|content)-[a-z-]+|(content|accept|cache|if|access-control)-[a-z-]+|authorization|cookie|set-cookie|etag|location|retry-after|user-agent|referer|origin|vary|range|request-id|trace-id|history-item-id|character-cost|(current|maximum)-concurrent-requests|sensitive-action-code|xi-api-key|[a-z-]+-cost)$/i;

/** Routes of several slices share what is in a file of headers. */
const mayNameHeaders = (file: string): boolean => /\.(routes|headers\.rules)\.ts$/.test(file);

export const servicesNameNoHeaders: Rule = {
  name: 'services name no headers',
  check: (house) => [
    ...findStrings(
      house,
      (file) => file.startsWith('server/src/slices/') && !mayNameHeaders(file),
      (text) => headers.test(text),
      'names the header',
    ),
    ...[...house.files.keys()]
      .filter((file) => file.startsWith('server/src/slices/') && !mayNameHeaders(file) && !isTest(file))
      .flatMap((file) =>
        house
          .facts(file)
          .calls.filter(({ method }) => method === 'setHeader' || method === 'setCookie')
          .map(({ method, line }) => `${file}:${line} calls ${method}`),
      ),
  ],
  violation: { files: new Map([['server/src/slices/a/a.service.ts', "return { 'character-cost': 5 };"]]) },
};

export const noCastToNever: Rule = {
  name: 'nothing is cast to never',
  check: (house) =>
    filesWith(house, 'as never').flatMap((file) =>
      house.facts(file).neverCasts.map(({ line }) => `${file}:${line} says ‘as never’, which fits every type`),
    ),
  violation: { files: new Map([['web/src/lib/a.ts', 'f(1 as never);']]) },
};

/** Engines may be named in their own folders, and in the file that chooses among them. */
const engineFiles = /^server\/src\/ports\/speech\/(engines\/|speech\.ts$|vendor\.d\.ts$)/;

export const speechPortKnowsNoEngine: Rule = {
  name: 'the speech port knows no engine by name',
  check: (house) =>
    [...house.files]
      .filter(([file]) => file.startsWith('server/src/ports/speech/') && !engineFiles.test(file) && !isTest(file))
      .flatMap(([file, text]) =>
        text
          .split('\n')
          .flatMap((line, index) => (/espeak|flite/i.test(line) ? [`${file}:${index + 1} names an engine`] : [])),
      ),
  violation: { files: new Map([['server/src/ports/speech/pool/pool.ts', "if (engine === 'espeak') {}"]]) },
};
