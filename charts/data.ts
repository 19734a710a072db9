import type { LabData } from 'chart-lab/lab.ts';
import { links } from './links.ts';
import { samples } from './samples/samples.ts';

/** What the lab knows of this product beside its charts. */
export const data: LabData = {
  samples,
  links,
  playwrightHead: (
    flow,
    file,
  ) => `// Save this as e2e/<name>.spec.ts. It runs in Chromium (npx playwright install chromium), on a build of the app:
// npx vite build --mode embedded && npx playwright test e2e/<name>.spec.ts
import { openFlow } from './flows/openFlow.ts';
import { ${flow} } from './${file.split('/').slice(1, -1).join('/')}/${flow}.ts';
import { test } from './support/test.ts';

// Steps may make requests fail, and a failed sign-out is logged.
test.use({ expectedConsole: [/Failed to load resource|^Sign-out failed:/] });
`,
};
