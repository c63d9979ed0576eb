import { testsOfChange, testsOfFeatures } from './choose-tests.ts';
import { foldersOf } from './features.ts';
import { changedFiles, readRepository } from './repository.ts';

/** The test files that the words of the command ask for; undefined for all of them. */
export function selectTests(root: string, words: readonly string[]): string[] | undefined {
  const unknown = words.find((word) => word.startsWith('-') && word !== '--changed');
  if (unknown) throw new Error(`There is no option ${unknown}.`);
  if (words.includes('--changed')) {
    const { since, files } = changedFiles(root);
    const tests = testsOfChange(readRepository(root), files);
    process.stdout.write(`${files.length} files changed since ${since}: ${tests.length} test files\n`);
    return tests;
  }
  if (words.length === 0) return undefined;
  const folders = foldersOf(root);
  const stranger = words.find((word) => !folders.includes(word));
  if (stranger) throw new Error(`There is no feature "${stranger}"; there are ${folders.join(', ')}.`);
  const tests = testsOfFeatures(readRepository(root), words);
  process.stdout.write(`${words.join(', ')}: ${tests.length} test files\n`);
  return tests;
}
