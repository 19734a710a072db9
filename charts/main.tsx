import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Hits } from 'chart-lab/coverage/hits.ts';
import { Gallery } from 'chart-lab/gallery/Gallery.tsx';
import { data } from './data.ts';
import { loadCharts } from './loadCharts.ts';
import { SCREENS } from './screens/screens.ts';

/** The file that `npm run charts:coverage` writes. */
const [hits = null] = Object.values(
  import.meta.glob<Hits>('../.local/chart-coverage.json', { eager: true, import: 'default' }),
);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
loadCharts().then(
  (charts) =>
    createRoot(root).render(
      <StrictMode>
        <Gallery lab={{ ...data, charts, hits, screens: Object.keys(SCREENS) }} />
      </StrictMode>,
    ),
  // A chart that is being changed may be invalid.
  (error: unknown) => root.append(`The charts cannot be loaded. ${String(error)}`),
);
