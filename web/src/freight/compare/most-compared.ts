/** More do not fit beside each other. */
export const mostCompared = 4;
