import { areaSeed } from '../areas/area-seed.ts';
import { billRuleSeed } from '../bill/bill-rule-seed.ts';
import type { Seed } from '../database/built-in.ts';
import { dictionarySeed } from '../dictionary/dictionary-seed.ts';
import { menuSeed } from '../permission/menu-seed.ts';
import { roleSeed } from '../permission/role-seed.ts';

/** The data every company starts with, demo or not; a feature adds its own here. */
export const builtInSeeds: readonly Seed[] = [menuSeed, roleSeed, dictionarySeed, areaSeed, billRuleSeed];
