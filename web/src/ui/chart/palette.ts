/** A colour as `rgb(1, 2, 3)`. */
export type Colour = string;

export interface Palette {
  ground: Colour;
  ink: Colour;
  soft: Colour;
  line: Colour;
  series: readonly Colour[];
  good: Colour;
  warn: Colour;
  bad: Colour;
  /** Pixels of small text. */
  text: number;
  font: string;
}

const seriesTokens = [1, 2, 3, 4, 5, 6].map((at) => `--chart-${at}`);

/** The colours and text size the app has now, where this element stands. */
export function paletteAt(place: HTMLElement): Palette {
  const probe = document.createElement('i');
  probe.hidden = true;
  place.append(probe);
  const style = getComputedStyle(probe);
  const colour = (token: string) => {
    probe.style.color = `var(${token})`;
    return style.color;
  };
  probe.style.fontSize = 'var(--text-xs)';
  const palette = {
    ground: colour('--surface'),
    ink: colour('--ink'),
    soft: colour('--ink-soft'),
    line: colour('--line-soft'),
    series: seriesTokens.map(colour),
    good: colour('--good'),
    warn: colour('--warn'),
    bad: colour('--bad'),
    text: Number.parseFloat(style.fontSize),
    // The text of a drawing has the names of fonts in an attribute.
    font: style.fontFamily.replaceAll('"', "'"),
  };
  probe.remove();
  return palette;
}

const grey = (light: number): Colour => `rgb(${light}, ${light}, ${light})`;

/** Black on white: series are told apart by their patterns. */
export const onPaper = ({ text, font }: Palette): Palette => ({
  ...{ text, font },
  ground: grey(255),
  ink: grey(0),
  soft: grey(0),
  line: grey(205),
  series: [60, 150, 100, 190, 80, 130].map(grey),
  good: grey(190),
  warn: grey(130),
  bad: grey(60),
});

const channels = (colour: Colour): number[] => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

/** `share` of the second colour in the first. */
export function mixed(one: Colour, other: Colour, share: number): Colour {
  const second = channels(other);
  const parts = channels(one).map((part, at) => Math.round(part + ((second[at] ?? part) - part) * share));
  return `rgb(${parts.join(', ')})`;
}

const linear = (channel: number) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever can be read better on this colour. */
export const inkOn = (colour: Colour): Colour => (luminance(colour) > 0.179 ? grey(0) : grey(255));
