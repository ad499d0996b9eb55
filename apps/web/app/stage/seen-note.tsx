import { type Camera, isDrawing, type Step, selectedGuideAnswer, selectionsOf } from '@gavel/core';
import { seenTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { useCallback } from 'react';
import { fetchKept } from '../network/reachability.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { idle } from '../ui/idle.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { guideOf } from '../visit/guide-of.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import type { PictureView } from './use-picture-view.ts';
import './seen-note.css';

/**
 * Shows that the picture is an example, or that it does not show the chosen answer. In the second case, it links to a camera that
 * shows the answer, if there is one, and gives the builder’s reason, if there is one.
 */
export function SeenNote({ step, view }: { step: Step | null; view: PictureView }) {
  const t = useTexts(seenTexts);
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const { sections, questions } = guideOf(configuration);
  const section = step && sections.get(step.sectionId);
  const question = step && questions.get(step.questionId);
  const answer = question && selectedGuideAnswer(compiled, visit, question);
  const seen = useSeen(step);
  const { camera, cameras, isExample } = view;
  const draws = (one: Camera | null) => section && one && isDrawing(section, one);
  const isDrawn = draws(camera);
  const from = answer && seen?.[answer.id];
  // Until the server has responded, and without a network, only the builder’s text (`unseen`) tells that pictures do not show an answer.
  const here = camera?.id ?? '';
  const isSeen = from ? from.includes(here) : isDrawn || !answer?.unseen;
  if (isSeen) return isExample ? <p className="seen-note">{t('example')}</p> : null;
  const elsewhere = cameras.filter(({ id }) => from?.includes(id));
  const there = elsewhere.find(({ id }) => id === question?.defaultCameraId) ?? elsewhere[0];
  // If this camera shows no answer of the question but another camera does, do not use the builder’s reason: this camera may only show
  // another side of the house.
  const shows = (id: string) => Object.values(seen ?? {}).some((shown) => shown.includes(id));
  const isElsewhere = isDrawn ? there : !shows(here) && cameras.some((one) => shows(one.id) && !draws(one));
  const why = isElsewhere ? '' : (answer?.unseen ?? '');
  if (!there) {
    const what = t(isExample ? 'exampleUndrawn' : 'undrawn');
    return <p className={why ? 'seen-note is-long sheet' : 'seen-note'}>{why ? `${what}. ${why}.` : what}</p>;
  }
  return (
    <p className="seen-note is-long sheet">
      {why && <span>{why}. </span>}
      <button type="button" onClick={() => view.choose(there.id)}>
        {t('inView', { camera: there.title })}
        <Icon icon={ArrowRight} small />
      </button>
    </p>
  );
}

/** For the id of each answer, the ids of the cameras of its section that show it. */
type Seen = Readonly<Record<string, readonly string[]>>;

/**
 * Returns which cameras show which answers of the question; null until it is known. Loads it again for another question, and when the
 * answer to another question changes.
 */
function useSeen(step: Step | null): Seen | null {
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const { houseId, municipalityId } = configuration;
  const others = [...selectionsOf(compiled, visit)].filter(([question]) => question !== step?.questionId);
  const answers = others.map(([, answer]) => answer).join('.');
  const address =
    step &&
    `/media/houses/${houseId}/seen?municipality=${municipalityId}&answers=${answers}&section=${step.sectionId}&question=${step.questionId}`;
  const load = useCallback(async (): Promise<Seen> => {
    await idle();
    const answer = await fetchKept(address ?? '');
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.json();
  }, [address]);
  const { progress } = useLoaded(load, address !== null);
  return progress.kind === 'loaded' ? progress.value : null;
}
