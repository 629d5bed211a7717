/** Tells clear voices from the others. It stands apart from the schemas, so that a page which asks it loads no zod. */

/** A voice of which a recogniser misses a larger share of words is for characters, not for long texts. */
const maxClearErrorRate = 0.15;

export const isClear = ({ word_error_rate }: { word_error_rate?: number | null | undefined }): boolean =>
  (word_error_rate ?? 0) <= maxClearErrorRate;
