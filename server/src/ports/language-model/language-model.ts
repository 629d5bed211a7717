/** The language model of the configuration, and our own rules behind it. */
import { normalizeTags } from '#contract/dialogue/tags.ts';
import type { Config } from '../../kernel/boot/config.ts';
import type { Log } from '../../kernel/boot/log.ts';
import type { Outgoing } from '../../kernel/outgoing/port.ts';
import { askForTags } from './chat.ts';
import { faultOf } from './check-enhanced.ts';
import { enhanceByRules } from './enhance-rules.ts';
import type { LanguageModel } from './port.ts';

interface Options {
  config: Pick<Config, 'languageModel'>;
  outgoing: Outgoing;
  log: Log;
}

export function createLanguageModel({ config, outgoing, log }: Options): LanguageModel {
  return {
    async enhanceDialogue(given, maxCharacters, signal) {
      const blocks = given.map(normalizeTags);
      const byRules = () => ({ blocks: enhanceByRules(blocks, maxCharacters), by: 'rules' as const });
      const chat = config.languageModel;
      if (!chat) return byRules();
      try {
        const answered = await askForTags(outgoing, chat, blocks, signal);
        const fault = faultOf(blocks, answered, maxCharacters);
        if (fault === undefined) return { blocks: answered, by: 'language_model' };
        throw new Error(fault);
      } catch (error) {
        const problem = (error as Error).message;
        log.warn({ problem }, 'the language model did not prepare a dialogue, so the rules did');
        return { ...byRules(), problem };
      }
    },
  };
}
