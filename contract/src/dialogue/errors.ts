import { declareError } from '../kit/declared-error.ts';

export const tooManyTurns = declareError(400, 'too_many_turns', {
  example: { turns: 51, limit: 50 },
  message: ({ turns, limit }) => `This dialogue has ${turns} turns; the limit is ${limit}.`,
  param: 'inputs',
  when: 'The dialogue has more turns than one request takes.',
  remedy: 'Send the dialogue in parts. `future_text` makes each part end as if the next one followed.',
});

export const tooManyVoices = declareError(400, 'too_many_voices', {
  example: { voices: 11, limit: 10 },
  message: ({ voices, limit }) => `This dialogue has ${voices} different voices; the limit is ${limit}.`,
  param: 'inputs',
  when: 'The dialogue has more different voices than one request takes.',
  remedy: 'Give some of the turns the same voice, or send the dialogue in parts.',
});

export const dialogueEmpty = declareError(400, 'dialogue_empty', {
  code: 'input_text_empty',
  message: 'There is nothing to speak in this dialogue: none of its turns has a text.',
  param: 'inputs',
  when: 'The list of turns is empty, or all of their texts are.',
  remedy: 'Send at least one turn with a text.',
});

export const turnNotSpeakable = declareError(400, 'turn_not_speakable', {
  code: 'input_text_empty',
  example: { turn: 2, text: '[laughs]' },
  message: ({ turn, text }) =>
    `There is nothing to speak in turn ${turn}: “${text}” has no letter, digit or sign outside of tags.`,
  param: 'inputs',
  when: 'A turn consists only of tags, punctuation or spaces. Turns without any text are left out instead.',
  remedy: 'Give the turn words, or add its tag to the turn before.',
});

export const voicesMissing = declareError(400, 'voices_missing', {
  message: 'The first message of a dialogue must name its voices in `voices`.',
  param: 'voices',
  when: 'The first message over a WebSocket, or of a context, names no voices.',
  remedy: 'Send `{"voices": ["…", "…"]}` first.',
});

export const voiceNotNamed = declareError(400, 'voice_not_named', {
  example: { voice_id: 'aDa7Veery0Premade001' },
  message: ({ voice_id }) => `The voice ${voice_id} is not among the voices of the first message.`,
  param: 'inputs',
  when: 'An input has a voice that the first message did not name.',
  remedy: 'Name all voices in the first message, or open another WebSocket.',
});
