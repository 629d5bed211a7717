import english from '../../../../messages/en/model-descriptions.json';
import type { Model } from '#contract/models/types.ts';
import { messagesOf } from '../../../lib/language/messages.ts';

const t = messagesOf('model-descriptions', english);
const isKnown = (id: string): id is keyof typeof english => Object.hasOwn(english, id);

/** Describes a model in the language of the reader. A model that this build does not know is described by the server. */
export const modelDescription = ({ model_id, description }: Model): string =>
  isKnown(model_id) ? t(model_id) : description;
