import type { ConversationDetail } from '@fairway/contract/chat.ts';
import { type DragEvent, useRef, useState } from 'react';
import { askAndSendFiles } from './ask-and-send-files.ts';

/** Files that are dragged over a conversation and dropped there. */
export function useDroppedFiles(detail: ConversationDetail, isOn: boolean) {
  const [isOver, setIsOver] = useState(false);
  /** Every element inside tells of entering and leaving, too. */
  const depth = useRef(0);
  const hasFiles = ({ dataTransfer }: DragEvent) => isOn && dataTransfer.types.includes('Files');
  return {
    isOver,
    onDragEnter(event: DragEvent) {
      if (!hasFiles(event)) return;
      depth.current++;
      setIsOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!hasFiles(event)) return;
      depth.current = Math.max(0, depth.current - 1);
      if (depth.current === 0) setIsOver(false);
    },
    onDragOver(event: DragEvent) {
      if (hasFiles(event)) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth.current = 0;
      setIsOver(false);
      void askAndSendFiles(detail, [...event.dataTransfer.files]);
    },
  };
}
