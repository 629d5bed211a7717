/** A stream is made where its error is handled: an `error` event that nobody listens to ends the process. */
import { isTest, type Rule } from './house.ts';

/** The one file that makes streams, and gives each its listener. */
const streamFile = 'server/src/kernel/streams.ts';
/** `pipe` passes no errors on; `pipeline` does. */
const makesStream =
  /\b(?:createReadStream|createWriteStream|Readable\.from|new (?:PassThrough|Transform|Readable|Writable|Duplex))\(|\.pipe\(/;

export const streamsAreMadeInOneFile: Rule = {
  name: 'streams are made where their errors are handled',
  check: ({ files }) =>
    [...files]
      .filter(([file]) => file.startsWith('server/src/') && file !== streamFile && !isTest(file))
      .flatMap(([file, text]) =>
        text.split('\n').flatMap((line, index) => {
          const made = makesStream.exec(line)?.[0];
          return made ? [`${file}:${index + 1} says ‘${made}’: use ${streamFile}, and pipeline instead of pipe`] : [];
        }),
      ),
  violation: { files: new Map([['server/src/slices/a/a.service.ts', 'const file = createReadStream(path);']]) },
};
