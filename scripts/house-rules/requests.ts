/** An address that somebody gave may lead into the operator's own network, so one folder makes all requests. */
import { isTest, type Rule } from './house.ts';

const makesRequest =
  /(?<![\w.])fetch\(|\bhttps?\)?\.(?:request|get)\(|\{[^}]*\b(?:request|get)\b[^}]*\} = .*\bhttps?\b|\b(?:net|tls)\.(?:connect|createConnection)\(|\bnew (?:WebSocket|EventSource|XMLHttpRequest)\(|from '(?:undici|axios|got|node-fetch)'/;

/** These ask what only the operator writes: addresses of the configuration, and the database. */
const askTheConfiguration = [
  // The provider of the bot check.
  'server/src/ports/bot-check/token.ts',
  // The server's own PUBLIC_URL.
  'server/src/cli/doctor-proxy.ts',
  // The certificates of the servers for mail and the database.
  'server/src/slices/instance/checks/certificates.ts',
];

export const requestsGoThroughOneFolder: Rule = {
  name: 'requests to the outside go through kernel/outgoing',
  check: ({ files }) =>
    [...files]
      .filter(([file]) => file.startsWith('server/src/') && !file.startsWith('server/src/kernel/outgoing/'))
      .filter(([file]) => !isTest(file) && !file.startsWith('server/src/testing/'))
      .filter(([file]) => !askTheConfiguration.includes(file))
      .flatMap(([file, text]) =>
        text.split('\n').flatMap((line, index) => {
          const made = /^\s*(?:\/?\*|\/\/)/.test(line) ? undefined : makesRequest.exec(line)?.[0];
          return made ? [`${file}:${index + 1} says ‘${made}’: use parts.outgoing`] : [];
        }),
      ),
  violation: { files: new Map([['server/src/slices/a/a.service.ts', 'const answer = await fetch(address);']]) },
};
