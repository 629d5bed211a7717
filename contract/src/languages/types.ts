import { z } from 'zod';

export const maxDetectedTexts = 50;
/** Characters of one text; more would not make the answer surer. */
const maxTextLength = 10_000;

const Text = z.string().max(maxTextLength);

export const DetectLanguagesRequest = z
  .object({
    texts: z
      .array(Text)
      .min(1)
      .max(maxDetectedTexts)
      .optional()
      .describe(`The texts whose languages are wanted: up to ${maxDetectedTexts}.`),
    text: Text.optional().describe('A single text, instead of `texts`.'),
  })
  .meta({ id: 'DetectLanguagesRequest' });

export type DetectLanguagesRequest = z.output<typeof DetectLanguagesRequest>;

export const DetectedLanguage = z
  .object({
    language_code: z
      .string()
      .nullable()
      .describe('The likeliest language as an ISO 639-1 code; null where the text does not show it.'),
    confidence: z.number().describe('How likely it is that language, from 0 to 1; 0 where it is unknown.'),
    probabilities: z
      .array(
        z.object({
          language_code: z.string().describe('A language as an ISO 639-1 code.'),
          probability: z.number().describe('How likely the text is in it, from 0 to 1.'),
        }),
      )
      .describe('Veery only. The likeliest languages, the first one first. Empty where the language is unknown.'),
  })
  .meta({ id: 'DetectedLanguage' });

export type DetectedLanguage = z.output<typeof DetectedLanguage>;

export const DetectedLanguages = z
  .object({
    languages: z.array(DetectedLanguage).describe('The language of each text, in the order of the texts.'),
  })
  .meta({ id: 'DetectedLanguages' });

export type DetectedLanguages = z.output<typeof DetectedLanguages>;
