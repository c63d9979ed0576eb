import type { Option } from '@fairway/contract/forms.ts';

/** One node of a tree to choose from. */
export interface TreeChoice {
  /** The values from the top down to it. */
  path: readonly string[];
  /** Their names. */
  names: readonly string[];
  canPick: boolean;
  canOpen: boolean;
}

/** A value may stand at several places; a path only at one. */
export const choiceKey = ({ path }: Pick<TreeChoice, 'path'>): string => JSON.stringify(path);

export const nameOf = ({ names }: TreeChoice): string => names.at(-1) ?? '';

type IsPickable = (option: Option) => boolean;

/** A path cannot be longer: deeper trees are cut off. */
const deepest = 20;

/** The options below a way down, or at the top. */
export function choicesBelow(
  options: readonly Option[],
  way: readonly TreeChoice[],
  isPickable: IsPickable,
): TreeChoice[] {
  let level: readonly Option[] = options;
  for (const value of way.at(-1)?.path ?? [])
    level = level.find((option) => option.value === value)?.children ?? [];
  return level.map((option) => choiceOf(option, way.at(-1), isPickable));
}

/** Every option, wherever it stands. */
export function allChoices(options: readonly Option[], isPickable: IsPickable): TreeChoice[] {
  const found: TreeChoice[] = [];
  const visit = (level: readonly Option[], above: TreeChoice | undefined) => {
    for (const option of level) {
      const choice = choiceOf(option, above, isPickable);
      found.push(choice);
      if (choice.canOpen) visit(option.children ?? [], choice);
    }
  };
  visit(options, undefined);
  return found;
}

function choiceOf(option: Option, above: TreeChoice | undefined, isPickable: IsPickable): TreeChoice {
  const path = [...(above?.path ?? []), option.value];
  return {
    path,
    names: [...(above?.names ?? []), option.label],
    canPick: !option.disabled && isPickable(option),
    canOpen: (option.children?.length ?? 0) > 0 && path.length < deepest,
  };
}

/** The names down to a value of a path; a value nobody knows any more is its own name. */
export function namesAlong(options: readonly Option[], path: readonly string[]): string[] {
  let level: readonly Option[] = options;
  return path.map((value) => {
    const option = level.find((one) => one.value === value);
    level = option?.children ?? [];
    return option?.label ?? value;
  });
}
