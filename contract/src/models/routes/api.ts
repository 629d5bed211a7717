/** The table that says which engine speaks a model id for whom. */
import { z } from 'zod';
import { endpoint } from '../../kit/endpoint.ts';
import { workspaceNotFound } from '../../instance/errors.ts';
import { operator } from '../../operator/types.ts';
import { engineNotFound } from '../errors.ts';
import { hostedModelIds } from '../model-ids.ts';
import { ServingEngine } from '../types.ts';

const forOperators = 'Only operators of the installation may do this.';

export const SpeechRoute = z
  .object({
    workspace_id: z
      .string()
      .nullable()
      .describe('The workspace that it is for; null for all that have no route of their own.'),
    model_id: z
      .enum(hostedModelIds)
      .nullable()
      .describe('The model id that it is for; null for all that have no route of their own.'),
    route: z
      .string()
      .describe(
        '`best`: premade voices are spoken by the best installed model for their language. `own`: each by the engine that it was made for. Otherwise the name of an engine.',
      ),
  })
  .meta({ id: 'SpeechRoute' });
export type SpeechRoute = z.output<typeof SpeechRoute>;

export const SpeechRoutes = z
  .object({
    routes: z.array(SpeechRoute).describe('The routes that were set. Without any, the route is `best`.'),
    engines: z.array(ServingEngine).describe('The engines that a route can name, those of all workspaces included.'),
  })
  .meta({ id: 'SpeechRoutes' });
export type SpeechRoutes = z.output<typeof SpeechRoutes>;

export const listSpeechRoutes = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/speech-routes',
  operation: 'operator_listSpeechRoutes',
  summary: 'List the routes of speech',
  description: `Returns which engine speaks which model id for whom. A route of a workspace counts before one of the installation, and one of a model id before one of all. ${forOperators}`,
  response: SpeechRoutes,
});

export const changeSpeechRoute = endpoint({
  ...operator,
  method: 'PATCH',
  path: '/v1/operator/speech-routes',
  operation: 'operator_changeSpeechRoute',
  summary: 'Change a route of speech',
  description: `Sets a route, or takes it away. New generations follow it at once; what was generated stays as it is. Voices of models and of providers are spoken by their own engine whatever the route is. It is written to the audit log. ${forOperators}`,
  body: z.object({
    workspace_id: SpeechRoute.shape.workspace_id.optional(),
    model_id: SpeechRoute.shape.model_id.optional(),
    route: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .nullable()
      .describe('`best`, `own`, or the name of an engine; null takes the route away.'),
  }),
  response: SpeechRoutes,
  errors: [engineNotFound, workspaceNotFound],
});
