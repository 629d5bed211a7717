/** How the API reports what is left where more than the credits may be used (§4.2). */
export const leftWhenExtended = -1;
