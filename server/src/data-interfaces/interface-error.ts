import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { interfaceWords } from '../language/words.ts';

export type InterfaceProblem = keyof typeof interfaceWords;

/** Why an interface gives no rows or cannot be saved; whoever asked puts it into the words of a person. */
export class InterfaceError extends Error {
  readonly problem: InterfaceProblem;
  readonly places: Record<string, string | number>;

  constructor(problem: InterfaceProblem, places: Record<string, string | number> = {}, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
    this.places = places;
  }

  inWords(language: Language): string {
    return filledWords(interfaceWords[this.problem][language], this.places);
  }
}
