/** Runs in the page, before all else: its clock is so much later than the real one, ms, and goes on as that does. */
export function shiftClock(shift: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (system, given, made) => Reflect.construct(system, given.length === 0 ? [system.now() + shift] : given, made),
    get: (system, name) => (name === 'now' ? () => system.now() + shift : Reflect.get(system, name)),
  });
}
