import type { ServerMethod } from '@fairway/contract/live.ts';
import type { ComponentType } from 'react';
import type { WordFiles } from '../language/words.ts';
import type { ActsTitle, AuditActs } from './audit-acts.ts';
import type { CustomerCards } from './customer-cards.ts';
import type { Finder } from './find.ts';
import type { Links } from './navigation/links.ts';
import type { ScreenGroup } from './navigation/screen-groups.ts';
import type { FrameHandlers } from './socket/frame-handlers.ts';
import type { StaffCards } from './staff-cards.ts';

/** Fetches the chunk of one screen. */
export type ScreenLoader = () => Promise<ComponentType>;

export interface FeatureScreen {
  path: string;
  page: ScreenLoader;
  /** The tab it belongs to: fetched ahead with the others of that tab. */
  group?: ScreenGroup;
  /** The specification does not have this path. */
  isOwn?: true;
  /** Other paths that open the same screen. */
  aliases?: readonly string[];
  /** It names what features hand in, such as audit acts: the words of every feature come with it. */
  showsEveryFeature?: true;
}

export interface FeatureLive {
  /** What is done with frames of the socket. Several features may handle the same one. */
  handlers?: { [M in ServerMethod]?: FrameHandlers[M] };
  /** Calls whose answers may be old after a gap in the connection. */
  reads?: readonly { name: string }[];
  /** What else is to do after a gap. */
  afterGap?: () => void;
  /** Runs while somebody is signed in; returns how to stop it. */
  start?: () => () => void;
}

export interface TabCount {
  group: ScreenGroup;
  /** What is counted. */
  words: 'unreadCount' | 'toDoCount';
  useCount: () => number;
  /** Something is there that is not counted: a dot in the place of a number. */
  useHasQuiet?: () => boolean;
}

/** What a feature brings to the app, in its `feature.ts`; `app/features.ts` lists them. */
export interface Feature {
  screens?: readonly FeatureScreen[];
  /** Words that come with its screens. Those of parts that several features show come with the frame (`language/zh-CN.ts`). */
  words?: readonly WordFiles[];
  live?: FeatureLive;
  /** What its commands are called in the audit log. */
  auditActs?: AuditActs;
  /** What they stand below where somebody chooses among them. */
  auditTitle?: ActsTitle;
  /** Paths of its screens for features that it imports itself. */
  links?: Partial<Links>;
  /** What the search of everything finds of it; loaded with the first search. */
  finders?: () => Promise<readonly Finder[]>;
  /** What the frame shows of it on every screen. */
  frameParts?: Readonly<Record<string, ComponentType>>;
  /** What stands below the tabs in the rail of a desk. */
  railParts?: Readonly<Record<string, ComponentType<{ isFolded: boolean }>>>;
  /** What stands at the right of the bar above every screen of a desk, in the order of the features. */
  deskBarParts?: Readonly<Record<string, ComponentType>>;
  /** What the home of customers shows of it, in the order of the features; loaded with that home. */
  customerCards?: () => Promise<CustomerCards>;
  /** What customers open the app for: its cards stand before those of the others. */
  hasFirstCustomerCards?: true;
  /** What the workbench of staff shows of it, in the order of the features; loaded with the workbench. */
  staffCards?: () => Promise<StaffCards>;
  /** The number on a tab. */
  tabCount?: TabCount;
}
