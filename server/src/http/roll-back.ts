/** Thrown by a command that takes everything back and still has something to say: what it asks for before it acts. */
export class RollBack extends Error {
  readonly answer: unknown;
  /** The answer, written by the kernel. */
  reply: string | Buffer = '';
  constructor(answer: unknown) {
    super('rolled back');
    this.answer = answer;
  }
}
