/** What is wrong with the name of a person. */
export type NameProblem = 'missing' | 'badCharacter';

/** Signs that show nothing or turn the text around them: with them a name passes for another one. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Invisible signs that are part of what one sees: inside an emoji, or between letters of a script written joined. */
const joiners = [
  /(?<=\p{Extended_Pictographic})\ufe0f/gu,
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})/gu,
  /(?<=\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Sinhala})[\u200c\u200d](?=\p{L})/gu,
];

/** Everything that leaves the paper white when it stands alone. */
const white = /[\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export function nameProblem(name: string): NameProblem | undefined {
  if (name.replace(white, '') === '') return 'missing';
  const shown = joiners.reduce((left, joiner) => left.replace(joiner, ''), name);
  return invisible.test(shown) ? 'badCharacter' : undefined;
}
