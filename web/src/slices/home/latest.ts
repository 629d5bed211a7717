/** Two cards share this read of the latest speech. */
export const latestInput = { query: { page_size: 8 } };
