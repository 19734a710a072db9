import { expect, type Locator, type Page } from '@playwright/test';

/** More than the number of Tab stops of any screen. */
const MAX_TABS = 80;

/** Whether an element has a visible focus outline. */
function hasFocusOutline(element: Element): boolean {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const isVisible =
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
  return element.matches(':focus-visible') && isVisible;
}

/** Expects that a control has the focus, a visible outline, and is in the viewport. */
export async function expectVisibleFocus(control: Locator): Promise<void> {
  await expect(control).toBeFocused();
  await expect(control).toBeInViewport();
  expect(await control.evaluate(hasFocusOutline), 'a visible focus outline').toBe(true);
}

/** Moves the focus to a control with Tab and expects it to be visible. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) break;
  }
  await expectVisibleFocus(control);
}

/** Moves the focus to a control with Tab and presses a key. */
export async function tabAndPress(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Moves the focus to a field with Tab and replaces its value. */
export async function tabAndType(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Moves the focus to a select with Tab and selects an option with the arrow keys. */
export async function tabAndSelect(page: Page, select: Locator, option: string): Promise<void> {
  await tabTo(page, select);
  const names = await select.getByRole('option').allInnerTexts();
  await page.keyboard.press('Home');
  for (let presses = names.indexOf(option); presses > 0; presses -= 1) await page.keyboard.press('ArrowDown');
  await expect(select.getByRole('option', { selected: true })).toHaveText(option);
}

/** Sets the value of a control without an event, like some password managers and scripts. */
export async function setSilently(control: Locator, value: string): Promise<void> {
  await control.evaluate((element: HTMLInputElement, text) => (element.value = text), value);
}
