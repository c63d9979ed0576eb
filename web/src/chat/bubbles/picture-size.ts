const longest = 220;
const shortest = 72;

/** How large a picture stands in a conversation: its own shape, within reason. */
export function pictureSize(width: number, height: number): { width: number; height: number } {
  if (!(width > 0 && height > 0)) return { width: longest, height: longest };
  const scale = Math.min(1, longest / Math.max(width, height));
  const within = (side: number) => Math.max(shortest, Math.round(side * scale));
  return { width: within(width), height: within(height) };
}
