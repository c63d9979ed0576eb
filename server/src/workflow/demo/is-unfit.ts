import { AppError } from '@fairway/contract/app-error.ts';
import { StoryBroken } from './play-request.ts';

/** A company that was changed since it was loaded gets what still fits it: a start must not fail because of a story. */
export const isUnfit = (error: unknown): boolean => error instanceof AppError || error instanceof StoryBroken;
