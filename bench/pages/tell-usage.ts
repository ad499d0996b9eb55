import { monitorEventLoopDelay } from 'node:perf_hooks';

// A measured server preloads this file (`node --import`). It answers every message of the server's parent process with the resources that
// the server has used so far. The server's child processes preload it too, but it does nothing in them.
if (process.env.GAVEL_BENCH_ASKS) {
  delete process.env.GAVEL_BENCH_ASKS;
  // The event-loop delays since the last message, in nanoseconds.
  const late = monitorEventLoopDelay({ resolution: 10 });
  late.enable();
  process.on('message', () => {
    const delay = late.percentile(99) / 1e6;
    late.reset();
    const { user, system } = process.cpuUsage();
    process.send?.({ processor: (user + system) / 1000, resident: process.memoryUsage.rss(), delay });
  });
  // This channel must not keep the server running when everything else has ended.
  process.channel?.unref();
}
