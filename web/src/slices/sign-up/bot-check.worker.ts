/** Computes the proof of work of the bot check in a worker, so that the page stays responsive. */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge: data, deriveKey }).then(
    (solution) => postMessage(solution && { challenge: data, solution }),
    // The page shows its own message.
    () => postMessage(null),
  );
});
