import {
  getBoardMatrix,
  getBoardRanking,
  getEnterpriseBoard,
  listBoardShipments,
} from '@fairway/contract/boards.ts';
import { getPersonalBoard } from '@fairway/contract/personal-board.ts';
import { getTargetProgress } from '@fairway/contract/targets.ts';
import { useEffect } from 'react';
import { queryClient } from '../wire/query-client.ts';

const asked = [
  ...[getEnterpriseBoard, getBoardRanking, getBoardMatrix],
  ...[listBoardShipments, getTargetProgress, getPersonalBoard],
];
const lookAgainAfter = 3_000;

/** All blocks at once: figures of two moments beside each other do not agree. */
export const refreshFigures = (): void => {
  for (const { name } of asked) void queryClient.invalidateQueries({ queryKey: [name] });
};

/** As long as something written lately is not counted yet, figures are asked for again, and once more when all of it is. */
export function useFollowFigures(isBehind: boolean): void {
  useEffect(() => {
    if (!isBehind) return;
    const timer = setInterval(refreshFigures, lookAgainAfter);
    return () => {
      clearInterval(timer);
      refreshFigures();
    };
  }, [isBehind]);
}
