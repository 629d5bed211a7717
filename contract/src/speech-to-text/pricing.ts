/** What listening costs: the one rule, which server and screens read. The reasons are in decision 55. */

/** Of one channel. */
export const creditsPerHour = 1800;

/** Half a credit for each second of sound that is begun; each channel that is transcribed apart is counted. */
export const listeningCredits = (seconds: number, channels = 1): number =>
  seconds > 0 ? Math.ceil((Math.ceil(seconds) * channels * creditsPerHour) / 3600) : 0;

/** How many hours of one channel the credits are good for. */
export const hoursOf = (credits: number): number => credits / creditsPerHour;
