import type { zhCN } from './zh-CN.ts';

type FrameWords = typeof zhCN;

/** What comes with the frame. Every other file of words adds its own keys here, from where it stands. */
export interface WordTable extends FrameWords {}
