export interface ScaleBar {
  metres: number;
  pixels: number;
}

/** The longest round length (1, 2 or 5 and noughts) that a bar of so many pixels can show. */
export function scaleBar(metresPerPixel: number, mostPixels: number): ScaleBar {
  const most = metresPerPixel * mostPixels;
  const power = 10 ** Math.floor(Math.log10(most));
  const digit = [5, 2, 1].find((one) => one * power <= most * (1 + 1e-9)) ?? 1;
  const metres = digit * power;
  return { metres, pixels: metres / metresPerPixel };
}
