import { BANNERS_HEIGHT } from '../../theme/belowBars.ts';

/** A ref for the banners: tells the page around them how high they are, for what sticks below them. */
export function measureBanners(banners: HTMLElement | null): (() => void) | undefined {
  if (banners === null) return undefined;
  const observer = new ResizeObserver(() =>
    banners.parentElement?.style.setProperty(BANNERS_HEIGHT, `${banners.offsetHeight}px`),
  );
  observer.observe(banners);
  return () => observer.disconnect();
}
