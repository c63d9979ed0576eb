import * as z from 'zod/mini';
import { flag } from './envelope.ts';

/** The password keys of the settings, under the names of the wire. */
export const passwordPolicy = z.object({
  passwordIsUpdatedRegularly: flag,
  updateCycle: z.number(),
  updateInAdvance: z.number(),
  passwordStrengthLimit: flag,
  passwordLengthMin: flag,
  passwordLengthMinNumber: z.number(),
  containsNumbers: flag,
  includeLowercaseLetters: flag,
  includeUppercaseLetters: flag,
  containsCharacters: flag,
  disableOldPassword: flag,
  disableTheNumberOfOldPasswords: z.number(),
  mandatoryModificationOfInitialPassword: flag,
});
export type PasswordPolicy = z.infer<typeof passwordPolicy>;
