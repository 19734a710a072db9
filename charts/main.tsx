import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/theme/global.css.ts';
import '../src/theme/themes.css.ts';
import { Gallery } from 'chart-lab/gallery/Gallery.tsx';
import { loadGalleryCharts } from 'chart-lab/gallery/galleryCharts.ts';

document.documentElement.classList.toggle('dark', matchMedia('(prefers-color-scheme: dark)').matches);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
loadGalleryCharts().then(
  ({ charts }) =>
    createRoot(root).render(
      <StrictMode>
        <Gallery charts={charts} />
      </StrictMode>,
    ),
  // A chart that is being changed may be invalid.
  (error: unknown) => root.append(`The charts cannot be loaded. ${String(error)}`),
);
