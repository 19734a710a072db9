import { shortenedTexts } from './support/clippedTexts.ts';
import { signInBeforehand } from './support/signedIn.ts';
import { makeTeam } from './support/teams.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

for (const width of [768, 1024, 1280, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a person, where they work and what was done with them can be read whole', async ({ page, server }) => {
      await signInBeforehand(page, server);
      await page.goto('/dashboard/roles?q=sofia.hernandez');
      await expect(page.getByRole('cell', { name: 'sofia.hernandez@example.org' })).toBeVisible();
      expect(await shortenedTexts(page)).toEqual([]);

      await page.goto('/dashboard/audit?q=hernandez');
      await expect(page.getByText('assigned Sofía Hernández to Infrastructure')).toBeVisible();
      expect(await shortenedTexts(page)).toEqual([]);

      const team = await makeTeam(server, { name: unique('Occupational Medicine and Accident Prevention') });
      await page.goto(`/dashboard/audit?q=${team.name}`);
      await expect(page.getByRole('cell', { name: `added team ${team.name}` })).toBeVisible();
      expect(await shortenedTexts(page)).toEqual([]);
    });
  });
}
