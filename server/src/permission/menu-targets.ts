import type { Language } from '@fairway/contract/errors.ts';
import type { TargetKind } from '@fairway/contract/menus.ts';
import type { Db } from '../database/open.ts';

/** Something the company made that an entry of the menu can open. */
export interface MenuTarget {
  id: string;
  fullName: string;
  icon: string;
  urlAddress: string;
  /** The entry with whose grant it is seen; an entry for anything else has a grant of its own. */
  grantedAs: string | null;
}

/** What there is of a kind, in the order it is offered. */
export type MenuTargets = Partial<Record<TargetKind, (db: Db, language: Language) => Promise<MenuTarget[]>>>;
