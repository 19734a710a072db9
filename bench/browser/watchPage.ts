/** What a page has noted about itself; times in milliseconds since the navigation began. */
export type Watched = {
  /** The first frame with a field for the address. */
  formAt: number | null;
  /** The first frame with the address of somebody in a table. */
  rowAt: number | null;
  /** The first frame with a link or button in the page. */
  contentAt: number | null;
  /** The last press of a form's button. */
  submittedAt: number | null;
  /** Tasks of more than 50 ms. */
  longTasks: { start: number; duration: number }[];
  /** What a person's inputs took, to the next frame. */
  inputs: { start: number; duration: number }[];
};

/** Runs in the page before its own scripts. */
export function watchPage(): void {
  const watched: Watched = {
    formAt: null,
    rowAt: null,
    contentAt: null,
    submittedAt: null,
    longTasks: [],
    inputs: [],
  };
  Object.assign(window, { watched });

  const note = (key: 'formAt' | 'rowAt' | 'contentAt') =>
    // The frame's own time can lie before what it shows: a frame is begun, and waits for the task that runs.
    requestAnimationFrame(() => {
      watched[key] ??= performance.now();
    });
  const hasRow = () =>
    [...document.querySelectorAll('tbody')].some((body) => body.textContent.includes('@example.org'));
  new MutationObserver(() => {
    if (watched.contentAt === null && document.querySelector('main a, main button')) note('contentAt');
    if (watched.formAt === null && document.querySelector('input[name=email]')) note('formAt');
    if (watched.rowAt === null && hasRow()) note('rowAt');
  }).observe(document, { childList: true, subtree: true });

  const watch = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  watch('longtask', ({ startTime, duration }) => watched.longTasks.push({ start: startTime, duration }));
  watch(
    'event',
    (entry) => {
      const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId > 0) watched.inputs.push({ start: entry.startTime, duration: entry.duration });
    },
    { durationThreshold: 16 },
  );
  const submitted = () => {
    watched.submittedAt = performance.now();
  };
  window.addEventListener('submit', submitted, true);
}

/** How long the page could not answer: what each long task takes beyond 50 ms. */
export function blockingTime({ longTasks }: Watched): number {
  return longTasks.reduce((sum, { duration }) => sum + duration - 50, 0);
}
