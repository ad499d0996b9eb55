import { isStandard, type QuestionId, type SectionId, type Step, selectedBundles } from '@gavel/core';
import { stepsTexts } from '@gavel/texts';
import { ArrowRight, Check, ChevronDown, Eye, X } from 'lucide-react';
import { type MouseEvent, memo, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { whenLoaded } from '../ui/when-loaded.ts';
import { guideOf } from '../visit/guide-of.ts';
import { useAddresses } from '../visit/use-addresses.ts';
import { useConfigurator, useSteps } from '../visit/use-configurator.tsx';
import { useRoad } from '../visit/use-road.ts';
import { useStep } from '../visit/use-step.ts';
import { useView } from '../visit/use-view.ts';
import { FIRST_STEP } from '../visit/visited-step.ts';
import { OverviewLinks } from './overview-links.tsx';
import { StepLink } from './step-link.tsx';
import './overview.css';

const SalespersonLine = whenLoaded(async () => (await import('../contact/salesperson-line.tsx')).SalespersonLine);
const RoadChoice = whenLoaded(async () => (await import('./road-choice.tsx')).RoadChoice);

/** The table of contents of the visit: the current step, and which steps are done, changed or not done yet. */
export const Overview = memo(({ onClose }: { onClose(): void }) => {
  const { step } = useStep();
  const t = useTexts(stepsTexts);
  const sections = Map.groupBy(useSteps(), ({ sectionId }) => sectionId);
  const { open } = useView();
  const { quick } = useRoad();
  const list = useRef<HTMLElement>(null);
  const questionId = step?.questionId ?? FIRST_STEP;
  const { isOpen, toggle } = useOpenSections(step?.sectionId ?? null);
  useEffect(() => {
    list.current?.querySelector(`[data-step="${questionId}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [questionId]);
  return (
    <>
      <div className="overview-head">
        <h2>{t('overview')}</h2>
        <button type="button" className="text-link" onClick={() => open('options')}>
          {t('options')}
        </button>
        <IconButton label={t('closeOverview')} onClick={onClose}>
          <Icon icon={X} small />
        </IconButton>
      </div>
      <Suspense fallback={quick.length > 0 && <div className="overview-road" />}>
        <RoadChoice />
      </Suspense>
      <nav className="overview-list" aria-label={t('overview')} ref={list}>
        <ol>
          <FirstEntry isHere={!step} />
          {[...sections].map(([sectionId, steps]) => (
            <SectionEntry
              key={sectionId}
              sectionId={sectionId}
              steps={steps}
              step={step}
              isOpen={isOpen(sectionId)}
              onToggle={() => toggle(sectionId)}
            />
          ))}
        </ol>
      </nav>
      <button type="button" className="overview-finish" onClick={() => open('summary')}>
        {t('finished')}
        <Icon icon={ArrowRight} small />
      </button>
      <div className="overview-salesperson">
        <Suspense fallback={<span />}>
          <SalespersonLine />
        </Suspense>
      </div>
      <OverviewLinks />
    </>
  );
});

/**
 * Returns which sections of the overview are open. By default only the current section is open. A press opens or closes a section; this has
 * effect until the visitor goes to another section.
 */
function useOpenSections(current: SectionId | null) {
  const [entered, setEntered] = useState(current);
  const [pressed, setPressed] = useState<ReadonlySet<SectionId>>(new Set());
  if (entered !== current) {
    setEntered(current);
    setPressed(new Set());
  }
  return {
    isOpen: (id: SectionId) => (id === current) !== pressed.has(id),
    toggle: (id: SectionId) => setPressed((before) => before.symmetricDifference(new Set([id]))),
  };
}

/** The entry before the first section: the bundles, or the introduction if the house has no bundles. */
function FirstEntry({ isHere }: { isHere: boolean }) {
  const t = useTexts(stepsTexts);
  const { intro } = useAddresses();
  const wasVisited = useConfigurator((state) => state.visited.has(FIRST_STEP));
  const hasBundles = useConfigurator(({ configuration }) => configuration.bundles.length > 0);
  const hasChosenOne = useConfigurator(({ compiled, visit }) => hasBundles && selectedBundles(compiled, visit).length > 0);
  const state = hasChosenOne ? 'chosen' : wasVisited ? 'seen' : 'todo';
  return (
    <li className={isHere ? 'is-current' : `is-${state}`}>
      <StepLink to={intro} isHere={isHere} id={FIRST_STEP}>
        <span className="overview-number">0</span>
        {t(hasBundles ? 'bundles' : 'intro')}
        {isHere ? <span className="overview-state">{t('here')}</span> : <State state={state} />}
      </StepLink>
    </li>
  );
}

interface SectionEntryProps {
  readonly sectionId: SectionId;
  readonly steps: readonly Step[];
  /** The step that the screen shows. */
  readonly step: Step | null;
  readonly isOpen: boolean;
  onToggle(): void;
}

/**
 * A section of the overview that unfolds. The visitor gets to any question with at most two presses. Opening a section changes no other
 * part of the page.
 */
function SectionEntry({ sectionId, steps, step, isOpen, onToggle }: SectionEntryProps) {
  const t = useTexts(stepsTexts);
  const { sections, questions } = guideOf(useConfigurator((state) => state.configuration));
  const visited = useConfigurator((state) => state.visited);
  const replaced = useConfigurator((state) => state.replaced);
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  const addresses = useAddresses();
  const road = useRoad();
  const ids = steps.map(({ questionId }) => questionId);
  const isCurrent = step?.sectionId === sectionId;
  const at = step ? ids.indexOf(step.questionId) : -1;
  const [first] = steps;
  if (!first) return null;

  const asked = new Set(road.steps.map(({ questionId }) => questionId));
  const isChosen = (id: QuestionId) => !isStandard(compiled, visit, id);
  // A saved house does not contain which questions the visitor has seen. But if the visitor has chosen an answer, they have seen the
  // question.
  const isSeen = (id: QuestionId) => visited.has(id) || isChosen(id);
  /** Returns one state for several questions. Those that the quick road skips need not be seen, unless it skips all of them. */
  function stateOf(some: readonly QuestionId[]): StepState {
    if (some.some((id) => replaced.has(id))) return 'changed';
    const asksNone = !some.some((id) => asked.has(id));
    const counted = asksNone ? some : some.filter((id) => asked.has(id));
    if (!counted.every(isSeen)) return asksNone ? 'standard' : 'todo';
    return some.some(isChosen) ? 'chosen' : 'seen';
  }
  const press = ({ currentTarget }: MouseEvent) => {
    flushSync(onToggle);
    currentTarget.parentElement?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <li className={isCurrent ? 'is-current' : `is-${stateOf(ids)}`}>
      <button type="button" aria-expanded={isOpen} onClick={press}>
        <span className="overview-number">{first.section}</span>
        {sections.get(sectionId)?.title}
        {isCurrent ? (
          <span className="overview-state num">{t('progress', { n: String(at + 1), total: String(ids.length) })}</span>
        ) : (
          <State state={stateOf(ids)} count={ids.filter(isChosen).length} />
        )}
        <Icon icon={ChevronDown} small />
      </button>
      {isOpen && (
        <ol>
          {steps.map((one) => {
            const { questionId } = one;
            const isHere = questionId === step?.questionId;
            return (
              <li key={questionId} className={isHere ? 'is-here' : `is-${stateOf([questionId])}`}>
                <StepLink to={addresses.step(one)} isHere={isHere} id={questionId}>
                  {questions.get(questionId)?.title}
                  {isHere ? <span className="overview-state">{t('here')}</span> : <State state={stateOf([questionId])} />}
                </StepLink>
              </li>
            );
          })}
        </ol>
      )}
    </li>
  );
}

/**
 * The state of a question. `chosen`: the answer differs from the standard. `seen`: the visitor has opened the question and kept the
 * standard answer. `changed`: the answer was replaced, and the visitor has not opened the question since. `todo`: not seen.
 * `standard`: not seen, because the quick road skips the question.
 */
type StepState = 'chosen' | 'seen' | 'changed' | 'todo' | 'standard';

/**
 * Shows the state of a question or a section.
 * @param count how many questions of the section the visitor has answered differently from the standard; left out for a single
 * question
 */
function State({ state, count }: { state: StepState; count?: number }) {
  const t = useTexts(stepsTexts);
  if (state === 'changed' || state === 'standard') return <span className="overview-state">{t(state)}</span>;
  if (count && (state === 'chosen' || state === 'todo')) {
    return (
      <span className="overview-state">
        <span className="num">{t('chosenCount', { count })}</span> {state === 'chosen' && <Icon icon={Check} small />}
      </span>
    );
  }
  return (
    <span className="overview-state">
      {state !== 'todo' && <Icon icon={state === 'chosen' ? Check : Eye} small />}
      <span className="visually-hidden">{t(state === 'todo' ? 'notVisited' : state)}</span>
    </span>
  );
}
