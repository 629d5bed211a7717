/** The field of a turn and its words while they are spoken have the same metrics, so that nothing jumps. */
export const turnText =
  'text-[17px] leading-[30px] tracking-[-0.008em] whitespace-pre-wrap [overflow-wrap:anywhere] max-md:leading-7';
