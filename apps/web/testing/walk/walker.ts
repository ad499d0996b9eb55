import type { Account } from '@gavel/contract';
import type { HouseId } from '@gavel/core';
import { vi } from 'vitest';
import { addressesOf, askedBy, GO_ON, MY_HOUSES, newVisitAddress, OWN_VISIT, tokenOf } from '../../app/addresses.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { applyChange } from '../../app/change-house/apply-change.ts';
import { prepareChange } from '../../app/change-house/prepare-change.ts';
import type { View } from '../../app/visit/use-view.ts';
import { MALMO } from '../begin.ts';
import { HistoryModel, type Place } from './history-model.ts';
import { pendingIn } from './pending.ts';
import { until } from './until.ts';
import { openWalkApp, type WalkApp } from './walk-app.tsx';

const STEPS = ['1/1', '1/2', '1/3'];

const VIEWS: readonly View[] = ['overview', 'summary', 'plots', 'profile'];

const FIRST: Place = { house: null, at: '/', view: null };

/** The conditions in which a walk begins. A walk is a random sequence of a visitor’s actions. */
export interface Surroundings {
  readonly account: Account;
  /** The house models that the visitor can begin during the walk, or to which they can change. */
  readonly houseIds: readonly HouseId[];
  /** When the walk begins, in ms since 1970. It must be later than the end of all earlier walks, because times identify houses. */
  readonly startsAt: number;
  /** Whether the visitor is logged in when the walk begins. */
  readonly isMember: boolean;
}

type Act = readonly [name: string, run: () => Promise<void>];

/** Carries out the same actions in the application and in `HistoryModel`, so that a test can compare them. */
export class Walker {
  readonly #surroundings: Surroundings;
  readonly #model = new HistoryModel(FIRST);
  readonly walked: string[] = [];
  #app: WalkApp;
  #isMember: boolean;
  #houses = 0;
  #now: number;

  private constructor(app: WalkApp, surroundings: Surroundings) {
    this.#app = app;
    this.#surroundings = surroundings;
    this.#now = surroundings.startsAt;
    this.#isMember = surroundings.isMember;
  }

  /** Opens the start page in a new entry of the history, and begins a house there. */
  static async begin(surroundings: Surroundings): Promise<Walker> {
    vi.setSystemTime(surroundings.startsAt);
    history.pushState(null, '', '/');
    const walker = new Walker(await openWalkApp(surroundings.isMember ? surroundings.account : null), surroundings);
    await walker.#settle();
    await walker.#start();
    return walker;
  }

  async end(): Promise<void> {
    await this.#app.close();
  }

  /** Carries out one of the actions that the current page offers. `choice` selects the action. */
  async act(choice: number): Promise<void> {
    // Two houses must not begin at the same moment, because the moment identifies the house.
    this.#now += 1000;
    vi.setSystemTime(this.#now);
    const acts = this.#acts();
    const act = acts[choice % acts.length];
    if (!act) throw new Error('there is nothing to do here');
    this.walked.push(act[0]);
    await act[1]();
    await this.#settle();
  }

  get expected(): Place {
    return this.#model.place;
  }

  get actual(): Place {
    const { pathname, search } = location;
    const token = tokenOf(pathname);
    if (token === null) return { house: null, at: pathname, view: null };
    const at = pathname.slice(addressesOf(token).configuration.length + 1);
    return { house: this.#house, at, view: new URLSearchParams(search).get('view') };
  }

  #acts(): Act[] {
    const { house, at, view } = this.#model.place;
    const moves: Act[] = [['reload', () => this.#reload()]];
    if (this.#model.canGoBack) moves.push(...Array.from({ length: 4 }, (): Act => ['back', () => this.#go(-1)]));
    if (this.#model.canGoForward) moves.push(['forward', () => this.#go(1)]);
    if (house === null) return [...moves, ...this.#actsOutside(at)];
    const views = VIEWS.filter((other) => other !== view).map((other): Act => [`open ${other}`, () => this.#open(other)]);
    const steps = STEPS.filter((other) => other !== at).map((other): Act => [`step ${other}`, () => this.#step(other)]);
    const inside: Act[] = [['change', () => this.#change()], ...views];
    // List `save` three times, so that it is chosen more often. The first save is important: after it, the addresses of all
    // earlier entries of the house are outdated.
    if (this.#isMember) inside.push(...Array.from({ length: 3 }, (): Act => ['save', () => this.#save()]));
    else inside.push(['log in', () => this.#logInInside()]);
    const jumps = STEPS.filter((other) => other !== at).map((other): Act => [`jump ${other}`, () => this.#jump(other)]);
    if (view === 'overview') return [...moves, ...inside, ...jumps, ['close', () => this.#close()]];
    if (view !== null && view !== 'summary') return [...moves, ...inside, ['close', () => this.#close()]];
    if (view === 'summary') return [...moves, ...inside, ...steps, ['close', () => this.#close()]];
    return [...moves, ...inside, ...steps, ['change house', () => this.#changeHouse()], ['leave', () => this.#leave('/')]];
  }

  #actsOutside(at: string): Act[] {
    const acts: Act[] = [['start', () => this.#start()]];
    if (at === '/') acts.push(['my houses', () => this.#leave(MY_HOUSES)]);
    if (at === MY_HOUSES && !this.#isMember) acts.push(['log in outside', () => this.#logInOutside()]);
    return acts;
  }

  get #house(): string | null {
    return this.#app.pages.store?.getState().configuration.name.split('·')[0] ?? null;
  }

  async #start(): Promise<void> {
    this.#houses += 1;
    const name = `Hus ${this.#houses}`;
    const house = this.#surroundings.houseIds[this.#houses % this.#surroundings.houseIds.length];
    await this.#navigate(`${newVisitAddress({ house, municipality: MALMO, name })}&anew=1`);
    this.#model.push({ house: name, at: '1/1', view: null });
    await this.#settle();
    // Change the house: the browser does not store a house without changes, so Back could not show it again.
    await this.#change();
  }

  async #change(): Promise<void> {
    this.#app.pages.store?.getState().rename(`${this.#house}·${this.#now}`);
  }

  async #step(at: string): Promise<void> {
    await this.#navigate(`${this.#configuration}/${at}`);
    this.#model.push({ house: this.#house, at, view: null });
  }

  /** Goes to a step as a link of the overview does (`StepLink`): the step replaces the overview. */
  async #jump(at: string): Promise<void> {
    await this.#app.router.navigate(`${this.#configuration}/${at}`, { replace: true, preventScrollReset: true });
    this.#model.replace({ house: this.#house, at, view: null });
  }

  async #open(next: View): Promise<void> {
    const { place } = this.#model;
    await this.#app.pages.view?.open(next);
    if (place.view === null || place.view === 'summary') this.#model.push({ ...place, view: next });
    else this.#model.replace({ ...place, view: next });
  }

  async #close(): Promise<void> {
    const { router, pages } = this.#app;
    const { key } = router.state.location;
    pages.view?.close();
    await until(() => (router.state.location.key === key ? 'the view is still open' : null));
    this.#model.go(-1);
  }

  async #save(): Promise<void> {
    this.#app.pages.tell?.({ kind: 'asked' });
    await until(() => {
      const { saving, origin } = this.#app.pages.store?.getState() ?? {};
      return origin !== null && saving?.kind !== 'sending' ? null : `the house is not saved: ${JSON.stringify(saving)}`;
    });
  }

  async #changeHouse(): Promise<void> {
    await this.#open('house');
    await this.#settle();
    const { store } = this.#app.pages;
    if (!store) throw new Error('no house is open');
    this.#houses += 1;
    const name = `Hus ${this.#houses}`;
    const { configuration, compiled, visit } = store.getState();
    const houseId = this.#surroundings.houseIds.find((id) => id !== configuration.houseId);
    if (houseId === undefined) throw new Error('there is no other house');
    const to = { houseId, bundleId: null };
    const change = await prepareChange(await browserApi(), { configuration, compiled, visit }, to, this.#now);
    applyChange({ ...change, configuration: { ...change.configuration, name } }, store.getState());
    await this.#app.router.navigate(GO_ON, { formMethod: 'post', formData: new FormData(), replace: true });
    this.#model.replace({ house: name, at: '1/1', view: null });
  }

  async #logInInside(): Promise<void> {
    await this.#open('login');
    await this.#settle();
    const { session, store, view } = this.#app.pages;
    session?.setAccount(this.#surroundings.account);
    this.#isMember = true;
    const next = store?.getState().saving.kind === 'log-in' ? 'save' : 'profile';
    await view?.open(next);
    this.#model.replace({ ...this.#model.place, view: next });
  }

  async #logInOutside(): Promise<void> {
    await this.#navigate('/login?returnUrl=%2Fmy-projects', askedBy(MY_HOUSES));
    this.#model.push({ house: null, at: '/login', view: null });
    await this.#settle();
    this.#app.pages.session?.setAccount(this.#surroundings.account);
    this.#isMember = true;
    // The login page goes back one entry of the history. The browser does this asynchronously, so wait for it.
    const gone = nextPop();
    await this.#app.pages.enter?.(this.#surroundings.account);
    await gone;
    this.#model.go(-1);
  }

  async #leave(at: string): Promise<void> {
    await this.#navigate(at);
    this.#model.push({ house: null, at, view: null });
  }

  async #go(steps: 1 | -1): Promise<void> {
    const gone = nextPop();
    history.go(steps);
    await gone;
    this.#model.go(steps);
  }

  async #reload(): Promise<void> {
    await this.#app.close();
    this.#app = await openWalkApp(this.#isMember ? this.#surroundings.account : null);
  }

  get #configuration(): string {
    return addressesOf(tokenOf(location.pathname) ?? OWN_VISIT).configuration;
  }

  async #navigate(to: string, state: object | null = null): Promise<void> {
    await this.#app.router.navigate(to, { state, preventScrollReset: true });
  }

  /** Waits until nothing is pending. If the page asks whether to leave the house, confirms this. */
  async #settle(): Promise<void> {
    await until(() => {
      const { blockers } = this.#app.router.state;
      for (const { state, proceed } of blockers.values()) if (state === 'blocked') proceed();
      return pendingIn(this.#app);
    });
  }
}

/** Resolves when the browser has gone back or forward. */
function nextPop(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
}
