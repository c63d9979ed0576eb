/** How wide a text is on the screen, without putting it there. */
let canvas: CanvasRenderingContext2D | null | undefined;

export function textWidth(text: string, font: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = font;
  return canvas.measureText(text).width;
}

/** Roughly how wide, only to find the widest of many: a Chinese letter takes two places. */
export function roughWidth(text: string): number {
  let places = text.length;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x2e7f) places++;
  return places;
}
