/** All that comes with the first drawing, in one chunk with echarts. */
export { draw } from './draw.ts';
export { openEngine } from './engine.ts';
export { pictureOf } from './picture.ts';
