/** The public API gives times in whole seconds since 1970. */
export const toUnix = (date: Date): number => Math.floor(date.getTime() / 1000);
