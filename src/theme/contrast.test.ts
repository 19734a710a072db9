import { describe, expect, test } from 'vitest';
import { dark, light, type Palette } from './palette.ts';

/** The relative luminance of a hex color by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two hex colors by WCAG 2.2, from 1 (equal) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The required contrasts: each ink with every surface below it. */
function demands({ color, role, avatar }: Palette): { name: string; ink: string; surfaces: string[]; least: number }[] {
  const surfaces = [color.page, color.panel, color.raised, color.hover];
  const text = (name: string, ink: string, on: string[]) => ({ name, ink, surfaces: on, least: 4.5 });
  const shape = (name: string, ink: string, on: string[]) => ({ name, ink, surfaces: on, least: 3 });
  return [
    text('text', color.text, [...surfaces, color.accentSoft, color.dangerSoft, color.successSoft, color.warningSoft]),
    text('quiet text', color.textQuiet, surfaces),
    text('accent ink', color.accentInk, [...surfaces, color.accentSoft]),
    text('danger ink', color.dangerInk, [...surfaces, color.dangerSoft]),
    text('success', color.success, [...surfaces, color.successSoft]),
    text('warning', color.warning, [...surfaces, color.warningSoft]),
    text('text on the accent', color.accentText, [color.accent, color.accentHover]),
    text('text on danger', color.dangerText, [color.danger, color.dangerHover]),
    ...Object.entries(role).map(([level, { fill, ink }]) => text(`role of level ${level}`, ink, [fill])),
    ...Object.entries(avatar).map(([step, { fill, ink }]) => text(`avatar ${step}`, ink, [fill])),
    shape('border of a control', color.borderStrong, surfaces),
    shape('focus ring', color.focus, surfaces),
    shape('danger border', color.dangerBorder, [...surfaces, color.dangerSoft]),
    shape('success border', color.successBorder, [...surfaces, color.successSoft]),
    shape('warning border', color.warningBorder, [...surfaces, color.warningSoft]),
  ];
}

test('computes the contrast by WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(Object.entries({ light, dark }))('the %s theme', (_, palette) => {
  test.each(demands(palette))('has a contrast of at least $least:1 for $name', ({ ink, surfaces, least }) => {
    for (const surface of surfaces)
      expect(contrast(ink, surface), `${ink} on ${surface}`).toBeGreaterThanOrEqual(least);
  });

  test('has three distinct surfaces', () => {
    const { page, panel, raised } = palette.color;
    expect(contrast(page, panel)).toBeGreaterThan(1.03);
    expect(contrast(panel, raised)).toBeGreaterThan(1.02);
  });
});
