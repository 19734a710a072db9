import { BANNERS_HEIGHT } from '../../theme/belowBars.ts';

/** A ref for the banners, of which there are none at first: tells the page around them how high they are, for what sticks below them. */
export function measureBanners(banners: HTMLElement | null): (() => void) | undefined {
  if (banners === null) return undefined;
  let told = 0;
  const observer = new ResizeObserver(() => {
    if (banners.offsetHeight === told) return;
    told = banners.offsetHeight;
    banners.parentElement?.style.setProperty(BANNERS_HEIGHT, `${told}px`);
  });
  observer.observe(banners);
  return () => observer.disconnect();
}
