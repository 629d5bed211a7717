/** What writes for us: a language model where one is configured, and rules of our own where none is, or it fails. */

export interface EnhancedBlocks {
  /** As many as were given, in their order, with the same words. */
  blocks: string[];
  by: 'rules' | 'language_model';
  /** Why the language model that is configured was not used; absent where it was, or where there is none. */
  problem?: string;
}

export interface LanguageModel {
  /**
   * Adds tags to the texts of a dialogue. It never fails: what a model cannot do, the rules do.
   * @param maxCharacters of all texts together; no tag is added that would make them longer
   */
  enhanceDialogue(blocks: readonly string[], maxCharacters: number, signal: AbortSignal): Promise<EnhancedBlocks>;
}
