/** Computes what shows the server that this visitor is not one of a thousand. Apart, so that the page stays alive. */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge: data, deriveKey }).then(
    (solution) => postMessage(solution && { challenge: data, solution }),
    // The page says it in its own words.
    () => postMessage(null),
  );
});
