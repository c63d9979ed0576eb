import type { Language } from '@fairway/contract/errors.ts';
import { nameProblem } from '@fairway/domain/people/name-problem.ts';
import { fieldsInvalid } from '../http/input.ts';
import { baseInfoWords } from '../language/words.ts';

export function refuseBadName(realName: string, language: Language): void {
  const problem = nameProblem(realName);
  if (problem) throw fieldsInvalid({ realName: baseInfoWords[problem][language] });
}
