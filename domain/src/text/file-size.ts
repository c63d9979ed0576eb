export interface FileSize {
  value: string;
  unit: 'bytes' | 'KB' | 'MB' | 'GB';
}

const units = ['KB', 'MB', 'GB'] as const;

/** A file's size in the largest unit that fits, two decimals above bytes; nothing for no size. */
export function fileSize(bytes: number | null | undefined): FileSize | undefined {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) return undefined;
  if (bytes < 1024) return { value: String(Math.trunc(bytes)), unit: 'bytes' };
  let size = bytes / 1024;
  let step = 0;
  // Compared after rounding, or one byte under a megabyte would read 1024.00 KB.
  while (step < units.length - 1 && Math.round(size * 100) >= 1024 * 100) {
    size /= 1024;
    step += 1;
  }
  return { value: size.toFixed(2), unit: units[step] ?? 'GB' };
}
