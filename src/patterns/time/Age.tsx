import { machineTime, secondText, timeAgo } from '../../../machines/rules/dates.ts';
import { useNow } from '../../lib/useNow.ts';

type AgeProps = { time: string; className?: string };

/** The age of a time, with the time as the title. */
export function Age({ time, className }: AgeProps) {
  const now = useNow();
  return (
    <time dateTime={machineTime(time)} title={secondText(time)} className={className}>
      {timeAgo(time, now)}
    </time>
  );
}
