import ElkModule from '../../node_modules/elkjs/lib/elk.bundled.js';
import { writeFileSync } from 'node:fs';
import { productionCharts } from '../../scripts/charts/productionCharts.ts';
import { chartModel } from '../../charts/src/model/chartModel.ts';
import { layOut } from '../../charts/src/drawing/layout.ts';
import { picture } from '../../scripts/charts/docs/picture.ts';
const Elk = (ElkModule as any).default ?? ElkModule;
for (const { machine } of await productionCharts()) {
  const t = Date.now();
  try {
    const l = await layOut(chartModel(machine), new Elk());
    writeFileSync(`/tmp/svg/${machine.id}.svg`, picture(machine.id, l));
    console.log(machine.id, Date.now() - t, l.width | 0, l.height | 0);
  } catch (e) {
    console.log(machine.id, 'ERR', String(e).slice(0, 200));
  }
}
