/** The start cannot go on; its message is one sentence for the person at the terminal. */
export class StartRefused extends Error {}
