/** Runs in the page before all other scripts. Sets the page's clock forward by `shift` ms. After that the clock runs at normal speed. */
export function shiftClock(shift: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (system, given, made) => Reflect.construct(system, given.length === 0 ? [system.now() + shift] : given, made),
    get: (system, name) => (name === 'now' ? () => system.now() + shift : Reflect.get(system, name)),
  });
}
