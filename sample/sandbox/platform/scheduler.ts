import type {Clock} from './clock';

type Task = {readonly due: number; readonly order: number; readonly run: () => void | Promise<void>};

/** Runs what the platform does later by itself: state transitions, expiries, repeated notifications. */
export type Scheduler = {
  /** @param delay milliseconds of business time from now; 0 means right after the response has been sent */
  readonly after: (delay: number, run: Task['run']) => void;
  /** Runs all due tasks, including those that they make due, one after another. */
  readonly runDue: () => Promise<void>;
  /** Moves the clock, and runs each task on the way at its time. */
  readonly advance: (milliseconds: number) => Promise<void>;
};

/** @param clock counts the delays */
export function createScheduler(clock: Clock): Scheduler {
  let tasks: Task[] = [];
  let orders = 0;
  let running = Promise.resolve();
  const takeNext = (until: number): Task | undefined => {
    const next = tasks.filter(({due}) => due <= until).sort((a, b) => a.due - b.due || a.order - b.order)[0];
    tasks = tasks.filter((task) => task !== next);
    return next;
  };
  /** Serializes concurrent callers, so that nothing runs twice or out of order. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    running = running.then(work);
    return running;
  };
  const runUntil = async (until: number): Promise<void> => {
    for (let task = takeNext(until); task; task = takeNext(until)) {
      if (task.due > clock.now()) clock.advance(task.due - clock.now());
      await task.run();
    }
  };
  return {
    after: (delay, run) => {
      orders += 1;
      tasks.push({due: clock.now() + delay, order: orders, run});
    },
    runDue: () => inTurn(() => runUntil(clock.now())),
    advance: (milliseconds) =>
      inTurn(async () => {
        const end = clock.now() + milliseconds;
        await runUntil(end);
        clock.advance(Math.max(0, end - clock.now()));
      }),
  };
}
