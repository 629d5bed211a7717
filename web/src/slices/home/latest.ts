/** Two cards read the latest speech: one list. */
export const latestInput = { query: { page_size: 8 } };
