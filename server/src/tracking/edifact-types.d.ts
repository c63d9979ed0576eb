declare module 'edifact' {
  import type { EventEmitter } from 'node:events';

  /** Reads UN/EDIFACT and tells of what it meets. */
  export class Parser extends EventEmitter {
    encoding(level: string): void;
    write(text: string): void;
    end(): void;
  }
}
