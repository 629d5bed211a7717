/** The tools, in the order in which assistants see them. */
import { z } from 'zod';
import * as billingApi from '#contract/billing/api.ts';
import * as modelsApi from '#contract/models/api.ts';
import * as voicesApi from '#contract/voices/api.ts';
import { listModels } from '../../models/models.service.ts';
import { getCreditsLeft } from '../../usage/usage.service.ts';
import { searchVoices } from '../../voices/voices.service.ts';
import { getHistoryItemTool, listHistoryTool } from './history.ts';
import { speakTool } from './speak.ts';
import { defineTool, type Tool } from './tool.ts';
import { transcribeTool } from './transcribe.ts';

const listVoicesTool = defineTool({
  name: 'list_voices',
  title: 'List voices',
  description: 'Lists the voices that can speak, page by page, with their languages and how they sound.',
  endpoint: voicesApi.searchVoices,
  isReadOnly: true,
  input: z.object({
    search: z.string().optional().describe('Words that must all occur in the name, the description or a label.'),
    language: z.string().optional().describe('Only voices that speak this language, as an ISO 639-1 code.'),
    gender: z.string().optional().describe('Only voices with this label, such as `female`.'),
    page_size: z.int().min(1).max(100).default(50).describe('Voices a page.'),
    next_page_token: z.string().optional().describe('`next_page_token` of the page before.'),
  }),
  async run(ctx, input) {
    const page = await searchVoices(ctx, voicesApi.searchVoices.query.parse(input));
    const voices = page.voices.map(({ voice_id, name, description, labels, word_error_rate }) => ({
      voice_id,
      name,
      description,
      labels,
      word_error_rate,
    }));
    const { total_count, has_more, next_page_token } = page;
    return { data: { voices, total_count, has_more, next_page_token } };
  },
});

const listModelsTool = defineTool({
  name: 'list_models',
  title: 'List models',
  description: 'Lists the models that can be asked for, with what they cost and how long a text they take.',
  endpoint: modelsApi.listModels,
  isReadOnly: true,
  input: z.object({}),
  async run(ctx) {
    const models = (await listModels(ctx)).map((model) => ({
      model_id: model.model_id,
      name: model.name,
      description: model.description,
      credits_per_character: model.model_rates.character_cost_multiplier,
      max_characters: model.maximum_text_length_per_request,
      languages: model.languages.map(({ language_id }) => language_id),
    }));
    return { data: { models } };
  },
});

const getCreditsTool = defineTool({
  name: 'get_credits',
  title: 'Get the remaining credits',
  description:
    'Says how many credits are left in this billing period, for the workspace or for the key if that is less; -1 where more than the credits of the plan may be used.',
  endpoint: billingApi.getSubscription,
  isReadOnly: true,
  input: z.object({}),
  async run(ctx) {
    return { data: await getCreditsLeft(ctx) };
  },
});

export const tools: readonly Tool[] = [
  speakTool,
  transcribeTool,
  listVoicesTool,
  listModelsTool,
  listHistoryTool,
  getHistoryItemTool,
  getCreditsTool,
];
