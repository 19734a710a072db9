import { useEffect, useMemo, useRef, useState } from 'react';
import type { Position, ReplayedActor } from './replay.ts';
import { chartModel } from '../chart/chartModel.ts';
import { stateValueText } from '../chart/wording.ts';
import { jsonText, Notice } from '../gallery/ui.tsx';
import { Picture } from '../gallery/Picture.tsx';
import { activeIds } from '../walk/choices.ts';

/** A timeline of a recording: its steps, and the state of all actors after the current one. */
export function Timeline({ positions }: { positions: Position[] }) {
  const texts = useMemo(() => positions.map(stepText), [positions]);
  const [index, setIndex] = useState(0);
  const [chosenActor, setChosenActor] = useState<string | null>(null);
  const [hasAll, setHasAll] = useState(false);
  const position = positions[index] ?? positions[0];
  const shown = positions.flatMap(({ isChange, difference }, at) =>
    hasAll || isChange || difference !== null ? [at] : [],
  );
  const previous = shown.findLast((at) => at < index);
  const next = shown.find((at) => at > index);
  const differences = positions.filter(({ difference }) => difference !== null).length;
  const drawn = position?.actors.get(chosenActor ?? position.entry.actor);
  const active = useMemo(() => new Set(drawn?.snapshot ? activeIds(drawn.snapshot) : []), [drawn]);
  const list = useRef<HTMLOListElement>(null);
  // Not scrollIntoView, which also scrolls the page.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) list.current?.scrollTo({ top: current.offsetTop - list.current.clientHeight / 2 });
  }, [index]);
  if (!position) return null;
  const goTo = (at = index) => {
    setIndex(at);
    setChosenActor(null);
  };
  return (
    <>
      <Notice>
        {differences === 0
          ? `All ${positions.length} steps lead to the recorded states.`
          : `${differences} of ${positions.length} steps differ from the recording.`}
      </Notice>
      <section aria-label="Time line" className="row">
        <button type="button" disabled={previous === undefined} onClick={() => goTo(previous)}>
          Previous step
        </button>
        <button type="button" disabled={next === undefined} onClick={() => goTo(next)}>
          Next step
        </button>
        <input
          type="range"
          aria-label="Step"
          aria-valuetext={texts[index]}
          max={shown.length - 1}
          value={shown.findLastIndex((at) => at <= index)}
          onChange={({ target }) => goTo(shown[target.valueAsNumber])}
        />
        <label className="row">
          <input type="checkbox" checked={hasAll} onChange={() => setHasAll(!hasAll)} />
          Also events that change nothing
        </label>
      </section>
      <p role="status" className="now">
        {texts[index]}
      </p>
      {position.difference !== null && <Notice>{position.difference}</Notice>}
      <div className="work">
        {drawn?.snapshot ? (
          <Picture model={chartModel(drawn.snapshot.machine)} active={active} />
        ) : (
          <p>Nothing to draw.</p>
        )}
        <aside aria-label="Recording" className="group">
          <section aria-label="Steps" className="panel group">
            <h2>Steps</h2>
            <ol role="list" ref={list} className="steps scrolled">
              {shown.map((at) => (
                <li key={at} aria-current={at === index ? 'step' : undefined}>
                  <button type="button" onClick={() => goTo(at)}>
                    {texts[at]}
                    {(positions[at]?.difference ?? null) !== null && <span className="badge">differs</span>}
                  </button>
                </li>
              ))}
            </ol>
            <details>
              <summary>The recorded step as JSON</summary>
              <pre>{jsonText(position.entry)}</pre>
            </details>
          </section>
          <section aria-label="Actors" className="panel group">
            <h2>Actors</h2>
            <ul role="list" className="steps">
              {[...position.actors.values()].map((actor) => (
                <li key={actor.actor}>
                  <button type="button" aria-pressed={actor === drawn} onClick={() => setChosenActor(actor.actor)}>
                    {actorName(actor)}
                    <span className="quiet">
                      {actor.snapshot ? stateValueText(actor.snapshot.value) : 'unknown'}
                      {actor.isStopped && ', stopped'}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </>
  );
}

/** A step as text: `3.2 s · addUser: done of loadChoices`. */
function stepText({ entry, actors }: Position): string {
  const actor = actors.get(entry.actor);
  const time = `${(entry.at / 1_000).toFixed(1)} s`;
  const name = actor ? actorName(actor) : entry.actor;
  if (entry.kind !== 'event') return `${time} · ${name} ${entry.kind}s`;
  const transitions = actor?.snapshot ? chartModel(actor.snapshot.machine).transitions : [];
  const known = transitions.find(({ descriptor }) => descriptor === entry.event.type);
  return `${time} · ${name}: ${known?.event ?? entry.event.type}`;
}

/** The chart and the session id of an actor: a chart may run more than once. */
function actorName({ chart, actor }: ReplayedActor): string {
  return `${chart} (${actor})`;
}
