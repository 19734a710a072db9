import { expect, type Locator, type Page } from '@playwright/test';

/** More Tabs than any way through a screen takes. */
const FAR = 80;

/** Whether the control with the focus is drawn so that it can be told from the others: by an outline one can see. */
function isMarked(element: Element): boolean {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
  return element.matches(':focus-visible') && isSeen;
}

/** Expects that a control has the focus, is marked as such, and is in the window. */
export async function expectVisibleFocus(control: Locator): Promise<void> {
  await expect(control).toBeFocused();
  await expect(control).toBeInViewport();
  expect(await control.evaluate(isMarked), 'a mark on what has the focus').toBe(true);
}

/** Goes to a control with Tab alone, and expects to see it there. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < FAR; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) break;
  }
  await expectVisibleFocus(control);
}

/** Goes to a control with Tab alone, and presses it. */
export async function pressAt(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Goes to a field with Tab alone, and types into it in place of what it holds. */
export async function typeAt(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Goes to a select with Tab alone, and chooses an option with the arrow keys. */
export async function chooseAt(page: Page, select: Locator, option: string): Promise<void> {
  await tabTo(page, select);
  const names = await select.getByRole('option').allInnerTexts();
  await page.keyboard.press('Home');
  for (let presses = names.indexOf(option); presses > 0; presses -= 1) await page.keyboard.press('ArrowDown');
  await expect(select.getByRole('option', { selected: true })).toHaveText(option);
}
