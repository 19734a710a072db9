import { createRoot } from 'react-dom/client';
import { ScreenPage } from 'chart-lab/screens/ScreenPage.tsx';
import '../src/theme/forcedColors.css.ts';
import '../src/theme/global.css.ts';
import '../src/theme/themes.css.ts';
import { loadCharts } from './loadCharts.ts';
import { productScreens } from './screens/productScreens.tsx';

// screen.html?theme=dark#/<chart>/<walk> shows the product's screen for a walk.
// The gallery may leave a screen with unsaved changes.
window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
const root = document.getElementById('root');
if (root === null) throw new Error('screen.html has no #root');
createRoot(root).render(<ScreenPage charts={await loadCharts()} screens={productScreens} />);
