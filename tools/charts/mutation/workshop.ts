import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../embedded/paths.ts';

/** How a chart's tests took a mutation; `broken` when they could not even begin. */
export type Verdict = 'caught' | 'survived' | 'broken';

type Report = { success: boolean; numTotalTests: number };

/** How long a test file may take: one that never ends is stopped, and has noticed the mutation. */
const PATIENCE = 60_000;
const CONFIG =
  "export default { test: { include: ['machines/**/*.test.ts'], setupFiles: ['./tools/testing/silence.ts'] } };\n";

/** A temporary copy of the charts and their tests, in which mutations are tried one at a time. */
export class Workshop {
  private readonly folder = mkdtempSync(join(tmpdir(), 'charts-mutate-'));

  constructor() {
    for (const path of ['machines', 'tools/testing', 'tsconfig.json', 'package.json']) {
      cpSync(join(root, path), join(this.folder, path), { recursive: true });
    }
    mkdirSync(join(this.folder, 'tmp'));
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
    writeFileSync(join(this.folder, 'vitest.config.mjs'), CONFIG);
  }

  /** Whether the tests of the charts in `files` pass while nothing is changed: else all mutations would look caught. */
  async isSound(files: string[]): Promise<boolean> {
    return (await this.run(files.map(testFileOf))) === 'survived';
  }

  /** Runs the tests of the chart in `file` with another source in its place, which is put back afterwards. */
  async try(file: string, source: string): Promise<Verdict> {
    const path = join(this.folder, file);
    const original = readFileSync(path, 'utf8');
    writeFileSync(path, source);
    try {
      return await this.run([testFileOf(file)]);
    } finally {
      writeFileSync(path, original);
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async run(testFiles: string[]): Promise<Verdict> {
    const report = join(this.folder, 'tmp/report.json');
    rmSync(report, { force: true });
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=json', `--outputFile=${report}`, ...testFiles],
      { cwd: this.folder, stdio: 'ignore', detached: true },
    );
    const { pid } = child;
    const stopped = new AbortController();
    const timer = setTimeout(() => {
      stopped.abort();
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    }, PATIENCE * testFiles.length);
    await new Promise((resolve) => child.once('close', resolve));
    clearTimeout(timer);
    if (stopped.signal.aborted) return 'caught';
    if (!existsSync(report)) return 'broken';
    const { success, numTotalTests } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    if (numTotalTests === 0) return 'broken';
    return success ? 'survived' : 'caught';
  }
}

function testFileOf(file: string): string {
  return file.replace(/\.ts$/, '.test.ts');
}
