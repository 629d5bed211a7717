/** The recognition port of this server. */
import { AlignmentImpossible, RecognitionFailed, type Recognition } from './port.ts';

/** Nothing is there yet that could listen, and every call says so. */
export function createRecognition(): Recognition {
  const reason = 'No recogniser is installed on this server.';
  const fail = () => {
    throw new RecognitionFailed(reason);
  };
  return {
    describe: () => ({ recognisers: [], aligners: [], aids: [] }),
    setModels: async () => {},
    setProviders: () => {},
    choose: () => ({ recogniser: undefined, code: 'no_recogniser', reason }),
    load: async () => fail(),
    transcribe: fail,
    openStream: fail,
    align: async () => {
      throw new AlignmentImpossible('no_aligner', reason);
    },
    findSpeech: fail,
    denoise: fail,
    close: async () => {},
  };
}
