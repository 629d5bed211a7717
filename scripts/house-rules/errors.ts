/** Errors are declared once, in the contract, and thrown from there. */
import { isTest, type Rule } from './house.ts';

const isServer = (file: string) => file.startsWith('server/src/') && !isTest(file);

export const errorsComeFromTheContract: Rule = {
  name: 'errors are declared in the contract, and only there',
  check: ({ files }) =>
    [...files]
      .filter(([file]) => isServer(file) && file !== 'server/src/kernel/errors.ts')
      .flatMap(([file, text]) =>
        text.split('\n').flatMap((line, index) => {
          const made = /\b(?:new AppError|declareError|declareNotFound)\b/.exec(line)?.[0];
          return made
            ? [`${file}:${index + 1} says ‘${made}’: declare the error in contract/src/<slice>/errors.ts`]
            : [];
        }),
      ),
  violation: { files: new Map([['server/src/slices/a/a.service.ts', "throw new AppError(400, 'bad', 'Bad.');"]]) },
};

/** An error that nobody throws would be documented for nothing. */
export const declaredErrorsAreThrown: Rule = {
  name: 'every declared error is thrown',
  check({ files }) {
    const server = [...files].flatMap(([file, text]) => (isServer(file) ? [text] : [])).join('\n');
    return [...files]
      .filter(([file]) => /^contract\/src\/\w[\w-]*\/(?:[\w-]+-)?errors\.ts$/.test(file))
      .flatMap(([file, text]) =>
        [...text.matchAll(/^export const (\w+) = declare\w+\(/gm)]
          .filter(([, name]) => !new RegExp(`\\b${name}\\b`).test(server))
          .map(([, name]) => `${file} declares ${name}, which nobody throws`),
      );
  },
  violation: {
    files: new Map([['contract/src/a/errors.ts', "export const tooMuch = declareError(400, 'too_much', {});"]]),
  },
};
